// What has happened since my last turn, act by act, each with the board before and after it.
import * as api from "../api";
import type * as wire from "../wire";
import { isTold, split, type Act, type Rows } from "../words/acts";

const PAGE = 50; // steps at once
const PAGES = 3; // who was away longer has the replay

export interface Scene {
  act: Act;
  before: wire.Frame;
  after: wire.Frame;
}

/** The scenes since the last step of a seat; its own steps of now, which are not over, are left out. */
export async function lately(id: string, seat: number | null, rows: Rows): Promise<Scene[]> {
  const isMine = (frame: wire.Frame) => frame.seat === seat;
  const { steps } = await api.replay(id, 0, 1, seat);
  let frames: wire.Frame[] = [];
  let [end, start] = [0, -1];
  for (let from = steps + 1, page = 0; from > 0 && page < PAGES && start < 0; page++) {
    const first = Math.max(0, from - PAGE);
    frames = [...(await api.replay(id, first, from - first, seat)).frames, ...frames];
    from = first;
    end = frames.findLastIndex((frame) => !isMine(frame)) + 1;
    start = frames.slice(0, end).findLastIndex(isMine);
  }
  return scenes(frames.slice(Math.max(0, start), end), rows);
}

function scenes([first, ...others]: wire.Frame[], rows: Rows): Scene[] {
  if (!first) return [];
  const frames = [first, ...others];
  const frameOf = others.flatMap((frame, i) => frame.events.map(() => i + 1));
  const acts = split(
    others.flatMap((frame) => frame.events),
    rows,
  );
  return acts
    .filter((act) => isTold(act) && !act.isHeading)
    .map((act) => ({
      act,
      before: frames[frameOf[act.first]! - 1]!,
      after: frames[frameOf[act.first + act.events.length - 1]!]!,
    }));
}
