import { addressOf, type Outgoing } from '#shared/contract/api-client.ts';
import { onPersonChange } from '../session/session.ts';

/** Where no answer of the shop came: its network ended, or what stands before it gave up. What was sent may be done all the same. */
export const isNoAnswer = (status: number): boolean => [0, 502, 504].includes(status);

/** The writes to one item that were not answered, by method and address: of whichever row a dialog or a button of a list is by now. */
const unanswered = new Set<string>();

onPersonChange(() => {
  unanswered.clear();
});

/**
 * Notes how a write was answered: whether the same to the same item was sent before and never answered; undefined for what is not about
 * one item.
 */
export function noteAnswer(call: Outgoing, status: number): boolean | undefined {
  if (call.name.startsWith('GET ') || !call.name.includes('/:')) return undefined;
  const { method, address } = addressOf({ name: call.name, params: call.params });
  const about = `${method} ${address}`;
  const isSecond = unanswered.delete(about);
  if (isNoAnswer(status)) unanswered.add(about);
  return isSecond;
}
