import { isKeyReused, keyReused } from './action.ts';
import type { RequestKey } from './request-key.ts';

/** The version of what was created and that nobody has changed since. */
export const firstVersion = 1;

export interface CreatingCalls<Body, Made> {
  /** Creates it under a key. */
  readonly create: (body: Body, headers: { readonly 'idempotency-key': string }) => Promise<Made>;
  /** Writes what is meant now over what was created by what was sent before; answers what stands there then. */
  readonly correct: (made: Made, former: Body) => Promise<Made>;
}

/**
 * Creates something once, though it was corrected after an answer that never came: what the shop created by then is corrected, so that nobody
 * is refused a name that their own first try has taken, and nothing stands there twice. A screen that was opened anew since may mean
 * something else by now: it says what was done instead.
 */
export async function createOnce<Body, Made>(
  key: RequestKey,
  name: string,
  body: Body,
  { create, correct }: CreatingCalls<Body, Made>,
): Promise<Made> {
  const isOwn = key.isUnderWay(name);
  const headers = { 'idempotency-key': key.once(name, body) };
  try {
    return await create(body, headers);
  } catch (error) {
    if (!isOwn || !isKeyReused(error)) throw error;
    for (const former of key.corrected(name)) {
      const made = await create(former as Body, headers).catch(unlessAnother);
      if (made === undefined) continue;
      return await correct(made, former as Body);
    }
    throw error;
  }
}

/** Refuses a correction of what cannot be changed any more. */
export function onlyIf(possible: boolean): Promise<never> | null {
  return possible ? null : Promise.reject(keyReused());
}

/** Another of the bodies was done under the key. */
function unlessAnother(error: unknown): undefined {
  if (!isKeyReused(error)) throw error;
}
