// How I want to be told, as the server keeps it. What is changed is shown at once and taken back if it was refused.
import * as api from "../api";
import { why } from "../ui/refused";
import type * as wire from "../wire";

export type Kind = "live" | "days";
export const KINDS: Kind[] = ["live", "days"];

class Told {
  all = $state.raw<wire.MyNotices | null>(null);
  isNobody = $state(false); // has no identity yet, and so nothing to be told of
  trouble = $state("");

  async load(): Promise<void> {
    await this.attempt(async () => {
      this.isNobody = !(await api.me());
      if (!this.isNobody) this.all = await api.notices();
    });
  }

  /** Whatever goes wrong is said on the page; whether nothing did. */
  async attempt(act: () => Promise<void>): Promise<boolean> {
    this.trouble = "";
    try {
      await act();
      return true;
    } catch (refusal) {
      this.trouble = why(refusal);
      return false;
    }
  }

  async change(changed: Partial<wire.NoticeSettings>): Promise<void> {
    const before = this.all;
    if (!before) return;
    const settings = { ...before.settings, ...changed, zone: here() };
    this.all = { ...before, settings };
    const isKept = await this.attempt(async () => {
      this.all = await api.setNotices(settings);
    });
    if (!isKept) this.all = before;
  }

  /** Ways for a kind of table, with one more or one less. */
  setWay(kind: Kind, way: wire.NoticeSettings["live"][number], isOn: boolean): Promise<void> {
    const others = (this.all?.settings[kind] ?? []).filter((one) => one !== way);
    return this.change({ [kind]: isOn ? [...others, way] : others });
  }

  channels(kind: string): wire.Channel[] {
    return (this.all?.channels ?? []).filter((channel) => channel.kind === kind);
  }

  /** Adds a channel; its secret where it has one to show, null if it was refused. */
  async add(channel: wire.AddPush | wire.AddMail | wire.AddWebhook): Promise<wire.NewChannel | null> {
    let added: wire.NewChannel | null = null;
    await this.attempt(async () => {
      added = await api.addChannel(channel);
      this.all = await api.notices();
    });
    return added;
  }

  async remove(channel: wire.Channel): Promise<void> {
    await this.attempt(async () => {
      await api.removeChannel(channel.id);
      this.all = await api.notices();
    });
  }

  async test(channel: wire.Channel): Promise<wire.Channel | null> {
    let tested: wire.Channel | null = null;
    await this.attempt(async () => {
      tested = await api.testChannel(channel.id);
      this.all = await api.notices();
    });
    return tested;
  }
}

/** Where this browser is, by the name that quiet hours and holidays are counted in. */
export function here(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

export const told = new Told();
