import { newRequestKey } from '#web/forms/request-key.ts';

const name = 'reader';

/** A name that this browser gave itself, so that its vote counts once; it says nothing of who reads. */
export function readerKey(): string {
  const made = newRequestKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  try {
    const stored = localStorage.getItem(name);
    if (stored !== null) return stored;
    localStorage.setItem(name, made);
  } catch {
    // A browser that stores nothing is another reader each time.
  }
  return made;
}
