const max = 8;

/** The searches of a browser with one more: the newest first, each once however it was written. */
export function withSearch(recent: readonly string[], words: string): string[] {
  const message = words.trim().replace(/\s+/g, ' ').slice(0, 100);
  return message === '' ? [...recent] : [message, ...recent.filter((one) => one !== message)].slice(0, max);
}

/** The searches that were stored; what is no list of texts counts as none. */
export function searchesIn(saved: string | null): string[] {
  try {
    const read: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string').slice(0, max) : [];
  } catch {
    return [];
  }
}
