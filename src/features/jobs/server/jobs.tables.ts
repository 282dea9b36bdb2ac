import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { accessKeys } from '#features/access-keys/server/access-keys.tables.ts';
import { customers } from '#features/accounts/server/accounts.tables.ts';
import { sellers } from '#features/sellers/server/sellers.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notNegative, oneOf } from '#platform/database/constraints.ts';
import { itemOutcomes, jobKinds, jobStatuses, type ItemProblem } from '../jobs.rules.ts';

/** Long-running tasks requested by callers, with their progress. */
export const jobs = pgTable(
  'jobs',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: jobKinds }).notNull(),
    /** The account that started it; with an access key, only the key sees it. */
    by: id('by')
      .notNull()
      .references(() => customers.id),
    accessKeyId: id('access_key_id').references(() => accessKeys.id),
    /** The roles that may access it: a caller without any of them does not see it. */
    roles: text('roles').array().notNull(),
    /** The seller of a seller's own job: it needs no role, and the staff does not see it. */
    sellerId: id('seller_id').references(() => sellers.id),
    input: jsonb('input').notNull(),
    /** The sender's name of the file that it reads. */
    fileName: text('file_name'),
    /** Whether it is a dry run that only determines the outcome of each item. */
    dryRun: boolean('dry_run').notNull().default(false),
    /** The dry run that it carries out; unique. */
    followsId: id('follows_id'),
    status: text('status', { enum: jobStatuses }).notNull().default('waiting'),
    doneCount: integer('done_count').notNull().default(0),
    /** Null until they are counted. */
    totalCount: integer('total_count'),
    /** The file of its result; null while there is none, or when the result is in its items. */
    resultFile: text('result_file'),
    /** How often a process started it without progress. */
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When a process last made progress; null when none has it. A dead process's job is taken over after a while. */
    workedAt: moment('worked_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    foreignKey({ columns: [table.followsId], foreignColumns: [table.id] }).onDelete('set null'),
    unique('jobs_follows').on(table.followsId),
    index('jobs_by').on(table.by, table.id),
    index('jobs_under_way')
      .on(table.id)
      .where(sql`${table.status} in ('waiting', 'working')`),
    check('jobs_ended', sql`(${table.status} in ('done', 'failed', 'cancelled')) = (${table.endedAt} is not null)`),
    oneOf(table.kind),
    oneOf(table.status),
    notNegative(table.doneCount),
    notNegative(table.totalCount),
    notNegative(table.tries),
  ],
);

/** The items of a bulk job. The outcome is stored in the transaction of the operation, so that none is done twice. */
export const jobItems = pgTable(
  'job_items',
  {
    jobId: id('job_id').notNull(),
    position: integer('position').notNull(),
    /** The subject of the item: a variant, a line of a file. */
    subjectId: id('subject_id').notNull(),
    /** For a line of a file: the slug in it. */
    slug: text('slug'),
    item: jsonb('item').notNull(),
    outcome: text('outcome', { enum: itemOutcomes }),
    /** Whether it created something. */
    added: boolean('added').notNull().default(false),
    /** Why it failed: the refusal's code and messages. */
    code: text('code'),
    problem: jsonb('problem').$type<ItemProblem>(),
    /** How often a process started it: one that always throws is skipped. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    foreignKey({ columns: [table.jobId], foreignColumns: [jobs.id] }).onDelete('cascade'),
    oneOf(table.outcome),
    notNegative(table.tries),
  ],
);
