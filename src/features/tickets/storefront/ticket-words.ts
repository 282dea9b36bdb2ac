import type { ticketsMessages } from '../tickets.messages.ts';
import type { TicketState, TicketTopic } from '../tickets.rules.ts';

type Texts = (typeof ticketsMessages)['fa'];

/** What a topic is called. */
export function topicName(t: Texts, topic: TicketTopic): string {
  return topic === 'authors' ? t.authorsHelp : t[topic];
}

const tones = { open: 'offer', answered: 'good', closed: 'plain' } as const;

/** The colour in which a ticket's state is displayed. */
export function stateTone(state: TicketState): (typeof tones)[TicketState] {
  return tones[state];
}
