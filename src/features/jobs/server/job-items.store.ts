import { bigint, bool, int, jsonb, listOf, nullable, text, textOf } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { ItemProblem, ItemOutcomeName } from '../jobs.rules.ts';

/** An item as it is stored when its job begins; one that is refused at once is never tried. */
export interface NewItem {
  readonly subject_id: number;
  readonly slug?: string | undefined;
  readonly item: unknown;
  readonly outcome?: 'failed' | undefined;
  readonly code?: string | undefined;
  readonly problem?: ItemProblem | undefined;
}

/** Stores items of a bulk job behind those before, in the order in which they were sent. */
export const insertItems = statement({
  name: 'job_items_insert',
  params: { jobId: bigint, before: int, items: jsonb<readonly NewItem[]>() },
  text: `
INSERT INTO job_items (job_id, position, subject_id, slug, item, outcome, code, problem)
SELECT :jobId, :before + given.position, (one ->> 'subject_id')::bigint, one ->> 'slug', one -> 'item', one ->> 'outcome', one ->> 'code', one -> 'problem'
FROM jsonb_array_elements(:items) WITH ORDINALITY AS given(one, position)`,
});

/** Stores the items of a dry run for the job that carries it out: what would be done is open again, and the rest is as it was found. */
export const copyItems = statement({
  name: 'job_items_copy',
  params: { jobId: bigint, dryRunId: bigint },
  text: `
INSERT INTO job_items (job_id, position, subject_id, slug, item, outcome, code, problem)
SELECT :jobId, position, subject_id, slug, item, nullif(outcome, 'done'), code, problem FROM job_items WHERE job_id = :dryRunId`,
});

/** Items of a bulk job to which nothing was done yet, those begun least often first. */
export const openItems = statement({
  name: 'job_items_open',
  params: { jobId: bigint, limit: int },
  row: { position: int, item: jsonb<unknown>(), tries: int },
  text: `
SELECT position, item, tries FROM job_items WHERE job_id = :jobId AND outcome IS NULL
ORDER BY tries, subject_id, position LIMIT :limit`,
});
export type OpenItem = Readonly<RowOf<typeof openItems>>;

/** Counts that items are begun. */
export const countTries = statement({
  name: 'job_items_count_tries',
  params: { jobId: bigint, positions: listOf(int) },
  text: `UPDATE job_items SET tries = tries + 1 WHERE job_id = :jobId AND position = ANY (:positions)`,
});

/** How many items of a bulk job are done, and how often any was begun. */
export const countDoneItems = statement({
  name: 'job_items_count_done',
  params: { jobId: bigint },
  row: { done: int, tries: int },
  text: `
SELECT (count(*) FILTER (WHERE outcome IS NOT NULL))::int AS done, coalesce(sum(tries), 0)::int AS tries
FROM job_items WHERE job_id = :jobId`,
});

/** Notes what became of an item; no row comes back when that was noted before, or when the job has ended meanwhile. */
export const noteItem = statement({
  name: 'job_item_note',
  params: {
    jobId: bigint,
    position: int,
    outcome: textOf<ItemOutcomeName>(),
    code: nullable(text),
    problem: nullable(jsonb<ItemProblem>()),
  },
  row: { position: int },
  text: `
UPDATE job_items SET outcome = :outcome, code = :code, problem = :problem
WHERE job_id = :jobId AND position = :position AND outcome IS NULL AND EXISTS (SELECT FROM jobs WHERE id = :jobId AND status = 'working')
RETURNING position`,
});

/** Says more of an item that was taken in this transaction: that it was so already, or that something new was made of it. */
export const detailItem = statement({
  name: 'job_item_detail',
  params: { jobId: bigint, position: int, outcome: textOf<ItemOutcomeName>(), added: bool },
  text: `UPDATE job_items SET outcome = :outcome, added = :added WHERE job_id = :jobId AND position = :position`,
});

/** What became of the items of a bulk job that were reached, in the order in which they were sent. */
export const itemOutcomes = statement({
  name: 'job_items_outcomes',
  params: { jobId: bigint, outcome: nullable(textOf<ItemOutcomeName>()), after: int, limit: int },
  row: {
    position: int,
    subjectId: bigint,
    slug: nullable(text),
    outcome: textOf<ItemOutcomeName>(),
    added: bool,
    code: nullable(text),
    problem: nullable(jsonb<ItemProblem>()),
  },
  text: `
SELECT position, subject_id AS "subjectId", slug, outcome, added, code, problem FROM job_items
WHERE job_id = :jobId AND position > :after AND outcome IS NOT NULL AND (:outcome IS NULL OR outcome = :outcome)
ORDER BY position LIMIT :limit`,
});
export type ItemRow = Readonly<RowOf<typeof itemOutcomes>>;
