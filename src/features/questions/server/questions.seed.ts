import { seedRows } from '#platform/database/seed-rows.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { answers, answerVotes, questions } from './questions.tables.ts';

const countAnswers = statement({
  name: 'seed_question_answers',
  text: `UPDATE questions q SET answers = (SELECT count(*) FROM answers a WHERE a.question_id = q.id AND a.state = 'approved')`,
});

const countVotes = statement({
  name: 'seed_answer_votes',
  text: 'UPDATE answers a SET helpful = (SELECT count(*) FROM answer_votes v WHERE v.answer_id = a.id)',
});

/** Writes questions about products; answers their numbers in the order given. */
export async function seedQuestions(shop: Shop, rows: readonly (typeof questions.$inferInsert)[]): Promise<number[]> {
  const written = await shop.db
    .insert(questions)
    .values([...rows])
    .returning({ id: questions.id });
  return written.map(({ id }) => id);
}

/** Writes answers, and lets their questions count those that are visible. */
export async function seedAnswers(shop: Shop, rows: readonly (typeof answers.$inferInsert)[]) {
  const written = await shop.db
    .insert(answers)
    .values([...rows])
    .returning({ id: answers.id, customerId: answers.customerId });
  await countAnswers(shop);
  return written;
}

/** Writes who found which answers helpful, and counts it. */
export async function seedAnswerVotes(shop: Shop, rows: readonly (typeof answerVotes.$inferInsert)[]): Promise<void> {
  await seedRows(shop, answerVotes, rows);
  await countVotes(shop);
}
