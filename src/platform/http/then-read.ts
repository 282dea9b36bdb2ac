import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';

/** Returns the result of a write: the complete item, as a read returns it, or the refusal. */
export async function thenRead<Written, Read>(
  written: Written | Promise<Written>,
  read: (written: Exclude<Written, Refusal>) => Read,
): Promise<Exclude<Awaited<Read>, Refusal> | Extract<Written, Refusal>> {
  const outcome = await written;
  if (isRefusal(outcome)) return outcome as Extract<Written, Refusal>;
  const found = await read(outcome as Exclude<Written, Refusal>);
  if (isRefusal(found)) throw new Error('What was just written is not there any more.');
  return found as Exclude<Awaited<Read>, Refusal>;
}
