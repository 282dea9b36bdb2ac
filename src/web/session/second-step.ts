import type { Incoming } from '#shared/contract/api-client.ts';

type Listener = (from: string | null) => void;
const listeners = new Set<Listener>();

/** Calls the listener whenever the shop wants a second step, with where to go afterwards if that is not this page; answers how to stop. */
export function onSecondStepNeeded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Leads to the page of the second step. */
export function goToSecondStep(from: string | null = null): void {
  for (const listener of listeners) listener(from);
}

/** What the shop refuses a call by that wants a second step first. */
export const secondStepCode = 'second-step-needed';

/** Whether a call was refused for want of a second step. */
export const wantsSecondStep = ({ status, body }: Pick<Incoming, 'status' | 'body'>): boolean =>
  status === 403 && typeof body === 'object' && body !== null && 'code' in body && body.code === secondStepCode;
