// Pages that are one component each, by the first part of their address: a page that comes adds its line. It gets the
// parts of the address behind that one.
import type { Component } from "svelte";

type Page = Component<{ rest: string[] }>;

export const pages: Record<string, () => Promise<{ default: Page }>> = {
  person: () => import("./people/Person.svelte"),
  "sign-in": () => import("./people/SignIn.svelte"),
  join: () => import("./meet/Invitation.svelte"),
  setup: () => import("./meet/SetupPage.svelte"),
  play: () => import("./pairing/Play.svelte"),
  clubs: () => import("./clubs/Clubs.svelte"),
  club: () => import("./clubs/ClubPage.svelte"),
  c: () => import("./clubs/Joining.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  aid: () => import("./aid/AidPage.svelte"),
  learn: () => import("./guide/LearnPage.svelte"),
  me: () => import("./people/Me.svelte"),
  confirm: () => import("./notices/ConfirmPage.svelte"),
  unsubscribe: () => import("./notices/UnsubscribePage.svelte"),
};
