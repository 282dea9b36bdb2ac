import type { MessageFile } from '#features/media/media.contract.ts';

/** A message that the shop has not stored yet. */
export interface Pending {
  readonly client_id: string;
  readonly text: string;
  readonly files: readonly MessageFile[];
  readonly keys: readonly string[];
  readonly at: string;
  /** Why it was not taken; null while it is on its way. */
  readonly failed: string | null;
}

/** So many are stored at the most, the latest of them. */
const maxStored = 50;

const keyOf = (name: string): string => `chat-unsent ${name}`;

/** What a conversation has not handed over, stored in this tab while it is open; a name left out keeps nothing. */
export function keepUnsent(name: string | undefined, pending: readonly Pending[]): void {
  if (name === undefined) return;
  try {
    if (pending.length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(pending.slice(-maxStored)));
  } catch {
    // A browser that stores nothing loses them with the page, as any form.
  }
}

/** What the last page of this tab had not handed over; nothing where it cannot be read. */
export function unsentOf(name: string | undefined): Pending[] {
  if (name === undefined) return [];
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPending) : [];
  } catch {
    return [];
  }
}

function isPending(one: unknown): one is Pending {
  if (typeof one !== 'object' || one === null) return false;
  const { client_id: name, text, files, keys, at } = one as Partial<Record<keyof Pending, unknown>>;
  return (
    typeof name === 'string' &&
    typeof text === 'string' &&
    Array.isArray(files) &&
    Array.isArray(keys) &&
    typeof at === 'string'
  );
}
