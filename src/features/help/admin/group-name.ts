import type { AnswerGroup } from '../help.rules.ts';
import type { supportDeskMessages } from './help-admin.messages.ts';

/** What a group of answers is called. */
export function groupName(t: (typeof supportDeskMessages)['fa'], group: AnswerGroup): string {
  return { buyers: t.buyersGroup, authors: t.authorsGroup, others: t.othersGroup }[group];
}
