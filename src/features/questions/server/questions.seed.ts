import { sql } from 'drizzle-orm';
import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { answers, answerVotes, questions } from './questions.tables.ts';

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
  await shop.db.execute(
    sql`UPDATE ${questions} q SET answers = (SELECT count(*) FROM ${answers} a WHERE a.question_id = q.id AND a.state = 'approved')`,
  );
  return written;
}

/** Writes who found which answers helpful, and counts it. */
export async function seedAnswerVotes(shop: Shop, rows: readonly (typeof answerVotes.$inferInsert)[]): Promise<void> {
  await seedRows(shop, answerVotes, rows);
  await shop.db.execute(
    sql`UPDATE ${answers} a SET helpful = (SELECT count(*) FROM ${answerVotes} v WHERE v.answer_id = a.id)`,
  );
}
