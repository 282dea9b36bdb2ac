import { termsMessages } from '#shared/commerce/terms.messages.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';

/** Refuses a change of what somebody else has changed since it was read, and answers its version of now. */
export const changedMeanwhile = (version?: number): Refusal<'changed-meanwhile'> =>
  refuse(
    'changed-meanwhile',
    inBoth(termsMessages, (t) => t.changedMeanwhile),
    version === undefined ? {} : { facts: { version } },
  );
