import type { ticketsMessages } from '../tickets.messages.ts';
import type { TicketState, TicketTopic } from '../tickets.rules.ts';

type Texts = (typeof ticketsMessages)['fa'];

/** Returns the name of a topic. */
export function topicName(t: Texts, topic: TicketTopic): string {
  return topic === 'authors' ? t.authorsHelp : t[topic];
}

const tones = { open: 'offer', answered: 'good', closed: 'plain' } as const;

/** Returns the colour of a ticket's state. */
export function stateTone(state: TicketState): (typeof tones)[TicketState] {
  return tones[state];
}
