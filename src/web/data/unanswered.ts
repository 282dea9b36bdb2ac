import { addressOf, isNoAnswer, saysWhatStands, type Outgoing } from '#shared/contract/api-client.ts';
import { currentSession, onPersonChange } from '../session/session.ts';

/** The writes to single items that got no response, by method and address: a dialog or button of a list may belong to a different row by now. */
const unanswered = new Set<string>();

let writer: number | null = null;

// A person who signs out and in again has sent them nevertheless; another person has not.
onPersonChange(() => {
  const session = currentSession();
  if (session.state !== 'customer' || session.customer.id === writer) return;
  writer = session.customer.id;
  unanswered.clear();
});

/**
 * Records the response to a write; returns whether the same write to the same item was sent before without a response, even if an attempt in between
 * was refused for a field or a busy shop; undefined for a call that is not about one item.
 */
export function noteAnswer(call: Outgoing, status: number): boolean | undefined {
  if (call.name.startsWith('GET ') || !call.name.includes('/:')) return undefined;
  const { method, address } = addressOf({ name: call.name, params: call.params });
  const about = `${method} ${address}`;
  const isSecond = unanswered.has(about);
  if (isNoAnswer(status)) unanswered.add(about);
  else if (saysWhatStands(status)) unanswered.delete(about);
  return isSecond;
}
