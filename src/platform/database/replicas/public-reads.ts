import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Work that produces a public response. It stays with the replica that served it first, and once the primary has served it, with the primary: a
 * replica is never ahead, so a later read would return older data.
 */
export interface PublicRead {
  replica: object | undefined;
  onPrimary: boolean;
}

const publicReads = new AsyncLocalStorage<PublicRead | undefined>();

/** Runs work that produces a public response: its reads may come from a replica. */
export function readingForEverybody<T>(work: () => T): T {
  return publicReads.run({ replica: undefined, onPrimary: false }, work);
}

/** Runs work whose reads come from the primary whatever the response is for: data that is also used to charge or to decide. */
export function readingFromPrimary<T>(work: () => T): T {
  return publicReads.run(undefined, work);
}

/** Returns the current work if it produces a public response. */
export function publicRead(): PublicRead | undefined {
  return publicReads.getStore();
}

/** Reads once for several responses: from a replica only if each of them may, and each continues from the state in which this read ended. */
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
