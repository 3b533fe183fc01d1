// What a coach says of a plan, in words that terminal and page share.
import type { AdvisedPlan } from "../wire";
import { split, type Rows } from "../words/acts";
import { isTold } from "../words/acts";
import type { Wording } from "../words/wording";

const SIGNIFICANT = 3; // standard errors; below it two plans are as good as each other

/** What the plan does, act by act; a choice that stays sealed has no act, only its move. */
export function deeds(plan: AdvisedPlan, rows: Rows, words: Wording, names: readonly string[], me: number): string[] {
  return split(plan.events, rows)
    .filter((act) => isTold(act) && act.seat === me)
    .map((act) => words.act(act, names, me));
}

/** What it risks, in sentences. */
export function risks(plan: AdvisedPlan, words: Wording, names: readonly string[]): string[] {
  const said = plan.risks.map(({ key, share, n }) => words.say(`coach-risk-${key}`, { share, n }));
  const low = plan.low < Math.floor(plan.points) ? [words.say("coach-low", { n: plan.low })] : [];
  const rival = plan.rival && words.say("coach-rival", { who: names[plan.rival.seat]!, n: plan.rival.share });
  return [...low, ...(said.length ? said : [words.say("coach-safe")]), ...(rival ? [rival] : [])];
}

/** Whether a plan is within the error of the best one. */
export function isAsGood(plan: AdvisedPlan, best: AdvisedPlan): boolean {
  const error = Math.hypot(plan.share_error, best.share_error);
  return plan !== best && best.share - plan.share < SIGNIFICANT * error;
}
