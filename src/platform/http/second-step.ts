import type { Call } from '#shared/contract/contract.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { secondsAfter } from '#shared/seconds.ts';
import type { Config } from '../config.ts';
import type { Shop } from '../shop.ts';
import type { Caller } from './api-calls.ts';
import { secondStepMessages } from './second-step.messages.ts';

/** So long a second step that was done proves who is there: what lets somebody in for good wants no older one. */
export const provenSeconds = 10 * 60;

/**
 * Refuses what a session may not do before its second step: everything but that step, and in a shop that requires one also what the
 * contract says needs it, such as the calls of sellers. What the contract wants done lately is refused to who has done it long ago, so that
 * a stolen token makes itself no key. One code, which the shop's pages answer by the step's page.
 */
export function secondStepMissing(
  { config, clock }: { readonly config: Pick<Config, 'secondStep'>; readonly clock: Shop['clock'] },
  call: Pick<Call, 'access' | 'secondStep'>,
  caller: Caller | null,
): Refusal<'second-step-needed'> | null {
  // What a program may do follows from the scopes of its key alone.
  if (caller === null || caller.key !== undefined || call.secondStep === 'before') return null;
  if (caller.secondStep === 'due') return secondStepNeeded();
  const isNeeded = call.secondStep !== undefined && config.secondStep === 'required';
  if (isNeeded && caller.secondStep !== 'done') return secondStepNeeded();
  const isOld = () => clock.now() >= secondsAfter(caller.secondStepAt ?? new Date(0), provenSeconds);
  return call.secondStep === 'lately' && caller.secondStep === 'done' && isOld() ? secondStepNeeded() : null;
}

/** What needs a second step of the last minutes is refused in the same way. */
export const secondStepNeeded = (): Refusal<'second-step-needed'> =>
  refuse(
    'second-step-needed',
    inBoth(secondStepMessages, (t) => t.needed),
  );
