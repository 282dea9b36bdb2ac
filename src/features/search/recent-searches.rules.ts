const most = 8;

/** The searches of a browser with one more: the newest first, each once however it was written. */
export function withSearch(recent: readonly string[], words: string): string[] {
  const said = words.trim().replace(/\s+/g, ' ').slice(0, 100);
  return said === '' ? [...recent] : [said, ...recent.filter((one) => one !== said)].slice(0, most);
}

/** The searches that were kept; what is no list of texts counts as none. */
export function searchesIn(kept: string | null): string[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}
