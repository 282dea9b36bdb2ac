import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Work that makes an answer for everybody. It stays with the replica that answered it first, and once the primary has it stays there: a
 * replica is never ahead, so that what was read later would be older.
 */
export interface PublicRead {
  replica: object | undefined;
  onPrimary: boolean;
}

const publicReads = new AsyncLocalStorage<PublicRead | undefined>();

/** Does work that makes an answer for everybody: what it reads may come from a replica. */
export function readingForEverybody<T>(work: () => T): T {
  return publicReads.run({ replica: undefined, onPrimary: false }, work);
}

/** Does work whose reads come from the primary, whoever it is done for: what is also used to charge or to decide. */
export function readingFromPrimary<T>(work: () => T): T {
  return publicReads.run(undefined, work);
}

/** The work under way, when it makes an answer for everybody. */
export function publicRead(): PublicRead | undefined {
  return publicReads.getStore();
}

/** Reads once for several answers: from a replica only when each of them may, and each goes on where this has ended. */
export async function readTogether<T>(reads: readonly (PublicRead | undefined)[], work: () => Promise<T>): Promise<T> {
  const [first] = reads;
  const all = reads.filter((read) => read !== undefined);
  if (first === undefined || all.length < reads.length) return publicReads.run(undefined, work);
  const chosen = new Set(all.flatMap(({ replica }) => replica ?? []));
  const [replica] = chosen;
  const together: PublicRead = { replica, onPrimary: chosen.size > 1 || all.some(({ onPrimary }) => onPrimary) };
  try {
    return await publicReads.run(together, work);
  } finally {
    for (const read of all) Object.assign(read, together);
  }
}
