import type { Call } from '#shared/contract/contract.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { secondsAfter } from '#shared/seconds.ts';
import type { Config } from '../config.ts';
import type { Shop } from '../shop.ts';
import type { Caller } from './api-calls.ts';
import { secondStepMessages } from './second-step.messages.ts';

/** Seconds for which a completed second factor proves identity: a call that grants permanent access requires one no older. */
export const provenSeconds = 10 * 60;

/**
 * Refuses what a session may not do before its second factor: everything but that step, and in a shop that requires one also what the contract lists,
 * such as the calls of sellers. A call that requires a recent one is refused if it is too old, so that a stolen token cannot create a key. There is
 * one code, on which the shop's pages open the page of the second factor.
 */
export function secondStepMissing(
  { config, clock }: { readonly config: Pick<Config, 'secondStep'>; readonly clock: Shop['clock'] },
  call: Pick<Call, 'access' | 'secondStep'>,
  caller: Caller | null,
): Refusal<'second-step-needed'> | null {
  // The permissions of a program depend only on the scopes of its key.
  if (caller === null || caller.key !== undefined || call.secondStep === 'before') return null;
  if (caller.secondStep === 'due') return secondStepNeeded();
  const isNeeded = call.secondStep !== undefined && config.secondStep === 'required';
  if (isNeeded && caller.secondStep !== 'done') return secondStepNeeded();
  const isOld = () => clock.now() >= secondsAfter(caller.secondStepAt ?? new Date(0), provenSeconds);
  return call.secondStep === 'lately' && caller.secondStep === 'done' && isOld() ? secondStepNeeded() : null;
}

/** A call that requires a second factor of the last minutes is refused in the same way. */
export const secondStepNeeded = (): Refusal<'second-step-needed'> =>
  refuse(
    'second-step-needed',
    inBoth(secondStepMessages, (t) => t.needed),
  );
