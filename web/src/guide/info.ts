// The table of a guided round as the page describes tables: nobody's, without a clock, with bots at the other seats.
import type * as wire from "../wire";

const COLOURS = ["blue", "green", "purple", "red", "yellow"];

export function tableOf(told: wire.Guide, me: string): wire.Table {
  return {
    table: "guide",
    name: "",
    game: told.game,
    edition: told.edition,
    options: told.options,
    own_components: false,
    state: "running",
    listed: false,
    several: false,
    removed: false,
    pace: { kind: "none" },
    owner: "",
    commitment: "",
    opened: 0,
    changed: 0,
    seats: told.names.map((name, seat) => seatOf(seat, seat === told.seat ? me || name : name, seat === told.seat)),
    yours: [told.seat],
    forked: null,
    rematch: null,
    waiting: [],
    heading: "",
    phase: "",
    left: null,
    votes: {},
    result: null,
    frozen: null,
    paused: false,
    rated: false,
    coach: false,
    patience: 0,
    club: null,
  };
}

function seatOf(seat: number, name: string, isMe: boolean): wire.SeatInfo {
  return {
    seat,
    name,
    state: isMe ? "person" : "bot",
    person: null,
    colour: COLOURS[seat % COLOURS.length]!,
    bot: isMe ? null : "rules",
    present: isMe,
    away: null,
    asked: null,
    holiday: null,
    kept: false,
    kept_for: null,
    kept_name: "",
  };
}
