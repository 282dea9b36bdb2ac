import { newRequestKey } from '#web/forms/request-key.ts';

const name = 'reader';

/** Returns a random id stored in this browser, so that its vote counts once; it does not identify the reader. */
export function readerKey(): string {
  const made = newRequestKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  try {
    const stored = localStorage.getItem(name);
    if (stored !== null) return stored;
    localStorage.setItem(name, made);
  } catch {
    // A browser without storage counts as a new reader each time.
  }
  return made;
}
