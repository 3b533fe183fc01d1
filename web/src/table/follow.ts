// Shows what others do, one act after the other, at the pace that somebody has chosen. It never stands between
// a person and their move: whatever is waiting can be skipped.
import { tick } from "svelte";
import type { Face } from "../face";
import { hold, skip, travel } from "../motion";
import type { Seen, Stage, Table } from "../table.svelte";
import { paces } from "../ui/pace.svelte";
import type { Event } from "../wire";
import { Acts, isTold, type Act } from "../words/acts";

const LONG = 2500; // milliseconds that an act stays before the next one comes
const SHORT = 900; // if nobody chose it, or it comes together with others
const SPEED = { instant: 0, quick: 1, calm: 0.7 };
const MINE = 1.25;

/** The stage of a table that somebody else leads through: pieces travel, and nothing is told beside it. */
export function plainly(table: Table, face: Face): { stage: Stage } {
  const flight = (event: Event) => face.flight(event, table.me, table.info!);
  return { stage: (fresh, mine) => travel(fresh, flight, mine ? MINE : 1) };
}

/** The stage of a live table, and what ends whatever it is showing. */
export function follower(table: Table, face: Face): { stage: Stage; skip: () => void } {
  const splitter = new Acts(face.acts);
  let last: { first: number; until: number } | null = null;
  let fading: ReturnType<typeof setTimeout> | undefined;
  let [isShowing, isRushed] = [false, false];
  const fly = (events: readonly Event[], speed: number) =>
    travel(events, (event) => face.flight(event, table.me, table.info!), speed);

  async function linger(): Promise<void> {
    if (last && paces.pace === "calm" && !isRushed) await hold(last.until - performance.now());
  }

  async function show(act: Act, fresh: readonly Event[], isAlone: boolean): Promise<void> {
    if (act.first !== last?.first) await linger();
    if (isRushed) return;
    if (paces.pace === "calm") {
      table.followed = act;
      await tick(); // the places where its pieces land are there first
    }
    await fly(
      act.events.filter((event) => fresh.includes(event)),
      SPEED[paces.pace],
    );
    const stay = isAlone && !act.rule && act.seat !== table.me ? LONG : SHORT;
    last = { first: act.first, until: performance.now() + stay };
  }

  /** Nothing more comes: the act makes room again, be it that others think for long. */
  function fade(): void {
    clearTimeout(fading);
    const shown = table.followed;
    const leave = () => {
      if (table.followed === shown && !table.past) table.followed = null;
    };
    if (shown) fading = setTimeout(leave, (last?.until ?? 0) - performance.now());
  }

  async function follow(fresh: readonly Event[], next: Seen): Promise<void> {
    const from = next.events.length - fresh.length;
    const acts = splitter.of(next.events).filter((act) => isTold(act) && act.first + act.events.length > from);
    const shown = paces.pace === "instant" ? [] : acts.filter((act) => !act.isHeading);
    for (const act of shown) await show(act, fresh, shown.length === 1);
    if (!next.offer) return;
    await linger(); // the last act is seen before my own turn comes
    last = table.followed = null;
  }

  return {
    stage: async (fresh, mine, next) => {
      if (mine) {
        last = table.followed = null;
        return fly(fresh, MINE);
      }
      clearTimeout(fading);
      isShowing = true;
      await follow(fresh, next);
      isShowing = isRushed = false;
      fade();
    },
    skip: () => {
      isRushed = isShowing;
      if (!table.past) table.followed = null;
      skip();
    },
  };
}
