import type { AnswerGroup } from '../help.rules.ts';
import type { supportAdminMessages } from './help-admin.messages.ts';

/** What a group of answers is called. */
export function groupName(t: (typeof supportAdminMessages)['fa'], group: AnswerGroup): string {
  return { buyers: t.buyersGroup, authors: t.authorsGroup, others: t.othersGroup }[group];
}
