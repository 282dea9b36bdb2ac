import type { AnswerGroup } from '../support.rules.ts';
import type { supportDeskMessages } from './support-desk.messages.ts';

/** What a group of answers is called. */
export function groupName(t: (typeof supportDeskMessages)['fa'], group: AnswerGroup): string {
  return { buyers: t.buyersGroup, authors: t.authorsGroup, others: t.othersGroup }[group];
}
