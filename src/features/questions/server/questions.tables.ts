import { customers } from '#features/accounts/server/accounts.tables.ts';
import { products } from '#features/products/server/products.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative, oneOf } from '#platform/database/constraints.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Columns of customers' texts, which are pending until staff approves them. */
const moderated = {
  state: text('state', { enum: ['waiting', 'approved', 'refused'] })
    .notNull()
    .default('waiting'),
  /** The staff's reason for the refusal, visible to the author. */
  refusal: text('refusal'),
  createdAt: moment('created_at').notNull(),
};

/** Questions about products, written before a purchase. */
export const questions = pgTable(
  'questions',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    text: text('text').notNull(),
    /** The number of visible answers. */
    answers: integer('answers').notNull().default(0),
    ...moderated,
  },
  (table) => [
    index('questions_shown')
      .on(table.productId, table.id)
      .where(sql`${table.state} = 'approved'`),
    index('questions_state').on(table.state, table.id),
    index('questions_customer').on(table.customerId),
    notNegative(table.answers),
    oneOf(table.state),
  ],
);

/** Answers to questions: by the shop or the product's seller (both `by_shop`), or by a buyer. */
export const answers = pgTable(
  'answers',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    questionId: id('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    text: text('text').notNull(),
    byShop: boolean('by_shop').notNull().default(false),
    helpful: integer('helpful').notNull().default(0),
    ...moderated,
  },
  (table) => [
    index('answers_shown')
      .on(table.questionId, table.helpful, table.id)
      .where(sql`${table.state} = 'approved'`),
    index('answers_state').on(table.state, table.id),
    notNegative(table.helpful),
    oneOf(table.state),
  ],
);

/** Helpful votes for answers, one per customer. */
export const answerVotes = pgTable(
  'answer_votes',
  {
    answerId: id('answer_id')
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.customerId] })],
);
