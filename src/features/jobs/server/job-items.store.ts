import { bigint, bool, int, jsonb, listOf, nullable, text, textOf } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { ItemProblem, ItemOutcomeName } from '../jobs.rules.ts';

/** A new item of a job; one that is refused immediately is never tried. */
export interface NewItem {
  readonly subject_id: number;
  readonly slug?: string | undefined;
  readonly item: unknown;
  readonly outcome?: 'failed' | undefined;
  readonly code?: string | undefined;
  readonly problem?: ItemProblem | undefined;
}

/** Appends items to a bulk job, in the order sent. */
export const insertItems = statement({
  name: 'job_items_insert',
  params: { jobId: bigint, before: int, items: jsonb<readonly NewItem[]>() },
  text: `
INSERT INTO job_items (job_id, position, subject_id, slug, item, outcome, code, problem)
SELECT :jobId, :before + given.position, (one ->> 'subject_id')::bigint, one ->> 'slug', one -> 'item', one ->> 'outcome', one ->> 'code', one -> 'problem'
FROM jsonb_array_elements(:items) WITH ORDINALITY AS given(one, position)`,
});

/** Copies the items of a dry run to the job that carries it out: those that would succeed are open again, the others copy their outcome. */
export const copyItems = statement({
  name: 'job_items_copy',
  params: { jobId: bigint, dryRunId: bigint },
  text: `
INSERT INTO job_items (job_id, position, subject_id, slug, item, outcome, code, problem)
SELECT :jobId, position, subject_id, slug, item, nullif(outcome, 'done'), code, problem FROM job_items WHERE job_id = :dryRunId`,
});

/** Selects open items of a bulk job, least tried first. */
export const openItems = statement({
  name: 'job_items_open',
  params: { jobId: bigint, limit: int },
  row: { position: int, item: jsonb<unknown>(), tries: int },
  text: `
SELECT position, item, tries FROM job_items WHERE job_id = :jobId AND outcome IS NULL
ORDER BY tries, subject_id, position LIMIT :limit`,
});
export type OpenItem = Readonly<RowOf<typeof openItems>>;

/** Increments the tries of items. */
export const countTries = statement({
  name: 'job_items_count_tries',
  params: { jobId: bigint, positions: listOf(int) },
  text: `UPDATE job_items SET tries = tries + 1 WHERE job_id = :jobId AND position = ANY (:positions)`,
});

/** Counts the finished items of a bulk job, and the tries of all items. */
export const countDoneItems = statement({
  name: 'job_items_count_done',
  params: { jobId: bigint },
  row: { done: int, tries: int },
  text: `
SELECT (count(*) FILTER (WHERE outcome IS NOT NULL))::int AS done, coalesce(sum(tries), 0)::int AS tries
FROM job_items WHERE job_id = :jobId`,
});

/** Stores the outcome of an item; no row when it has one or the job has ended. */
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

/** Refines the outcome of an item claimed in this transaction: skipped, or with something created. */
export const detailItem = statement({
  name: 'job_item_detail',
  params: { jobId: bigint, position: int, outcome: textOf<ItemOutcomeName>(), added: bool },
  text: `UPDATE job_items SET outcome = :outcome, added = :added WHERE job_id = :jobId AND position = :position`,
});

/** Selects the outcomes of the processed items of a bulk job, in the order sent. */
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
