// Invitations that this browser has made: the server shows each once and keeps only its hash.
const key = (table: string) => `malecon invitation ${table}`;

export function keepLink(table: string, token: string): string {
  const link = new URL(`/join/${token}`, location.href).href;
  try {
    sessionStorage.setItem(key(table), link);
  } catch {
    // shown once, then only renewed
  }
  return link;
}

export function keptLink(table: string): string | null {
  try {
    return sessionStorage.getItem(key(table));
  } catch {
    return null;
  }
}
