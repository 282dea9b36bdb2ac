import { isKeyReused, keyReused } from './action.ts';
import type { RequestKey } from './request-key.ts';

/** The version of a record that has not been changed since its creation. */
export const firstVersion = 1;

export interface CreatingCalls<Body, Made> {
  /** Creates the record with an idempotency key. */
  readonly create: (body: Body, headers: { readonly 'idempotency-key': string }) => Promise<Made>;
  /** Overwrites the record created by a previous request with the current values; resolves to the result. */
  readonly correct: (made: Made, former: Body) => Promise<Made>;
}

/**
 * Creates a record once, even if the form was corrected after a request without a response: the record that the shop created is corrected, so that a
 * name taken by the user's own first attempt is not refused, and no duplicate is created. A screen reopened since may have different content: it
 * reports what was done instead.
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

/** Rejects a correction of what can no longer be changed. */
export function onlyIf(possible: boolean): Promise<never> | null {
  return possible ? null : Promise.reject(keyReused());
}

/** Another of the bodies was sent with the key. */
function unlessAnother(error: unknown): undefined {
  if (!isKeyReused(error)) throw error;
}
