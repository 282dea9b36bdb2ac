import type { AnswerGroup } from '../help.rules.ts';
import type { supportAdminMessages } from './help-admin.messages.ts';

/** Returns the label of an answer group. */
export function groupName(t: (typeof supportAdminMessages)['fa'], group: AnswerGroup): string {
  return { buyers: t.buyersGroup, authors: t.authorsGroup, others: t.othersGroup }[group];
}
