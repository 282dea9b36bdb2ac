import { id, moment } from '#platform/database/columns.ts';
import { oneOf } from '#platform/database/constraints.ts';
import type { WrittenDocument } from '#shared/contract/document-schema.ts';
import type { Text } from '#shared/language.ts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { answerGroups } from '../help.rules.ts';

/** Answers to frequent questions. */
export const supportAnswers = pgTable(
  'support_answers',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Its anchor on the support page. */
    slug: text('slug').notNull(),
    group: text('group', { enum: answerGroups }).notNull(),
    position: integer('position').notNull(),
    /** English may be empty: Persian is then displayed. */
    question: jsonb('question').$type<Text>().notNull(),
    answer: jsonb('answer').$type<{ fa: WrittenDocument; en: WrittenDocument | null }>().notNull(),
    published: boolean('published').notNull().default(true),
    version: integer('version').notNull().default(1),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('support_answers_slug').on(table.slug),
    index('support_answers_group').on(table.group, table.position, table.id),
    oneOf(table.group),
  ],
);

/** One vote per reader and answer, which may be changed. A reader is identified only by a hash. */
export const supportVotes = pgTable(
  'support_votes',
  {
    answerId: id('answer_id')
      .notNull()
      .references(() => supportAnswers.id, { onDelete: 'cascade' }),
    readerHash: text('reader_hash').notNull(),
    helpful: boolean('helpful').notNull(),
    votedAt: moment('voted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.readerHash] })],
);
