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

/** Long work that somebody requested, and how far it is. */
export const jobs = pgTable(
  'jobs',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: jobKinds }).notNull(),
    /** Who began it; with a key, the key alone sees it. */
    by: id('by')
      .notNull()
      .references(() => customers.id),
    accessKeyId: id('access_key_id').references(() => accessKeys.id),
    /** Whose work it is: who has none of these roles any more does not see it. */
    roles: text('roles').array().notNull(),
    /** The seller whose own work it is: no role is needed, and the staff does not see it. */
    sellerId: id('seller_id').references(() => sellers.id),
    input: jsonb('input').notNull(),
    /** As its sender called the file that it reads. */
    fileName: text('file_name'),
    /** Whether it only says what would become of each item. */
    dryRun: boolean('dry_run').notNull().default(false),
    /** The dry run that it carries out: one job does. */
    followsId: id('follows_id'),
    status: text('status', { enum: jobStatuses }).notNull().default('waiting'),
    doneCount: integer('done_count').notNull().default(0),
    /** Null until they are counted. */
    totalCount: integer('total_count'),
    /** The file of its result; none for what has its result in its items, or none yet. */
    resultFile: text('result_file'),
    /** How often a process began it without getting on. */
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When a process last went on with it; null when none is at it. One that died is followed after a while. */
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

/** The items of a bulk job, each with what became of it: in the transaction that did it, so that none is done twice. */
export const jobItems = pgTable(
  'job_items',
  {
    jobId: id('job_id').notNull(),
    position: integer('position').notNull(),
    /** What the item names: a variant, a line of a file. */
    subjectId: id('subject_id').notNull(),
    /** Of a line: the slug that it names. */
    slug: text('slug'),
    item: jsonb('item').notNull(),
    outcome: text('outcome', { enum: itemOutcomes }),
    /** Whether something new was made of it. */
    added: boolean('added').notNull().default(false),
    /** Why it failed: the code of the refusal, and what the refusal says. */
    code: text('code'),
    problem: jsonb('problem').$type<ItemProblem>(),
    /** How often a process began it: one at which the shop itself always fails is left out. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position] }),
    foreignKey({ columns: [table.jobId], foreignColumns: [jobs.id] }).onDelete('cascade'),
    oneOf(table.outcome),
    notNegative(table.tries),
  ],
);
