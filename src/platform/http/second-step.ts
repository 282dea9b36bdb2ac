import type { Call } from '#shared/contract/contract.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import type { Config } from '../config.ts';
import type { Caller } from './api-calls.ts';
import { secondStepMessages } from './second-step.messages.ts';

/**
 * Refuses what a session may not do before its second step: everything but that step, and in a shop that requires one also what the
 * contract says needs it, such as the calls of sellers. One code, which the shop's pages answer by the step's page.
 */
export function secondStepMissing(
  config: Pick<Config, 'secondStep'>,
  call: Pick<Call, 'access' | 'secondStep'>,
  caller: Caller | null,
): Refusal<'second-step-needed'> | null {
  if (caller === null || call.secondStep === 'before') return null;
  const isNeeded = call.secondStep === 'needed' && config.secondStep === 'required';
  return caller.secondStep === 'due' || (isNeeded && caller.secondStep !== 'done') ? secondStepNeeded() : null;
}

/** What needs a second step of the last minutes is refused in the same way. */
export const secondStepNeeded = (): Refusal<'second-step-needed'> =>
  refuse(
    'second-step-needed',
    inBoth(secondStepMessages, (t) => t.needed),
  );
