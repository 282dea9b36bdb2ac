import type { Text } from '#shared/language.ts';
import type { AnswerGroup } from '#features/help/help.rules.ts';
import { answersForAuthors } from './answers-for-authors.ts';
import { answersForBuyers } from './answers-for-buyers.ts';
import { otherAnswers } from './other-answers.ts';

/** An answer of the demo shop, in plain writing (shared/plain-writing.ts). */
export interface DemoAnswer {
  readonly slug: string;
  readonly question: Text;
  readonly answer: Text;
}

/** Answers to frequent questions, by group. */
export const demoAnswers: readonly (DemoAnswer & { readonly group: AnswerGroup })[] = [
  ...answersForBuyers.map((answer) => ({ ...answer, group: 'buyers' as const })),
  ...answersForAuthors.map((answer) => ({ ...answer, group: 'authors' as const })),
  ...otherAnswers.map((answer) => ({ ...answer, group: 'others' as const })),
];
