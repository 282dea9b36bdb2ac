import { addressOf, isNoAnswer, saysWhatStands, type Outgoing } from '#shared/contract/api-client.ts';
import { currentSession, onPersonChange } from '../session/session.ts';

/** The writes to one item that were not answered, by method and address: of whichever row a dialog or a button of a list is by now. */
const unanswered = new Set<string>();

let writer: number | null = null;

// Who is signed out for a while and comes back has sent it all the same; another one has not.
onPersonChange(() => {
  const session = currentSession();
  if (session.state !== 'customer' || session.customer.id === writer) return;
  writer = session.customer.id;
  unanswered.clear();
});

/**
 * Notes how a write was answered: whether the same to the same item was sent before and never answered, also where a try between the two was
 * refused for a field or a busy shop; undefined for what is not about one item.
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
