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

/** Inserts questions about products; returns their ids in the given order. */
export async function seedQuestions(shop: Shop, rows: readonly (typeof questions.$inferInsert)[]): Promise<number[]> {
  const written = await shop.db
    .insert(questions)
    .values([...rows])
    .returning({ id: questions.id });
  return written.map(({ id }) => id);
}

/** Inserts answers and updates the questions' counts of visible answers. */
export async function seedAnswers(shop: Shop, rows: readonly (typeof answers.$inferInsert)[]) {
  const written = await shop.db
    .insert(answers)
    .values([...rows])
    .returning({ id: answers.id, customerId: answers.customerId });
  await countAnswers(shop);
  return written;
}

/** Inserts helpful votes on answers and updates their counts. */
export async function seedAnswerVotes(shop: Shop, rows: readonly (typeof answerVotes.$inferInsert)[]): Promise<void> {
  await seedRows(shop, answerVotes, rows);
  await countVotes(shop);
}
