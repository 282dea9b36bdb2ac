import { termsMessages } from '#shared/commerce/terms.messages.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';

/** Whether an order is still the one that was displayed; a client that overwrites another one has not seen it. */
export const isSameOrder = <Key>(now: readonly Key[], seen: readonly Key[]): boolean =>
  now.length === seen.length && now.every((key, index) => key === seen[index]);

/** Refuses a change to what somebody else has changed since it was read, with its current version. */
export const changedMeanwhile = (version?: number): Refusal<'changed-meanwhile'> =>
  refuse(
    'changed-meanwhile',
    inBoth(termsMessages, (t) => t.changedMeanwhile),
    version === undefined ? {} : { facts: { version } },
  );
