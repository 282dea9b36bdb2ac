import type { Incoming } from '#shared/contract/api-client.ts';

type Listener = (from: string | null) => void;
const listeners = new Set<Listener>();

/**
 * Calls the listener whenever the shop requires a second step, with the address to return to if that is not this page; returns a function that
 * unsubscribes it.
 */
export function onSecondStepNeeded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the page of the second step. */
export function goToSecondStep(from: string | null = null): void {
  for (const listener of listeners) listener(from);
}

/** The refusal code of a call that requires a second step first. */
export const secondStepCode = 'second-step-needed';

/** Whether a call was refused because a second step is required. */
export const wantsSecondStep = ({ status, body }: Pick<Incoming, 'status' | 'body'>): boolean =>
  status === 403 && typeof body === 'object' && body !== null && 'code' in body && body.code === secondStepCode;
