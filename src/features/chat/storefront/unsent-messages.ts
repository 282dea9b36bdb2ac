import type { MessageFile } from '#features/media/media.contract.ts';

/** A message that the server has not stored yet. */
export interface Pending {
  readonly client_id: string;
  readonly text: string;
  readonly files: readonly MessageFile[];
  readonly keys: readonly string[];
  readonly at: string;
  /** Why it was refused; null while it is being sent. */
  readonly failed: string | null;
}

/** The maximum number of messages stored, the latest of them. */
const maxStored = 50;

const keyOf = (name: string): string => `chat-unsent ${name}`;

/** Stores a conversation's unsent messages in this tab while it is open; without a name nothing is stored. */
export function keepUnsent(name: string | undefined, pending: readonly Pending[]): void {
  if (name === undefined) return;
  try {
    if (pending.length === 0) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(pending.slice(-maxStored)));
  } catch {
    // In a browser without storage they are lost with the page, like the content of any form.
  }
}

/** Returns the messages that the last page of this tab did not send; none where they cannot be read. */
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
