import { bigint, bool, int, jsonb, listOf, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { ImportState, LineError, LineOutcome } from '../product-import.rules.ts';
import type { ProductCells } from '../product-table.rules.ts';

const importRow = {
  id: bigint,
  name: text,
  by: text,
  state: textOf<ImportState>(),
  created_at: timestamptz,
  ended_at: nullable(timestamptz),
  lines: int,
  checked: int,
  kept: int,
  added: int,
  changed: int,
  same: int,
  faulty: int,
};

/** States in which a process of the shop goes on with it. */
type UnderWay = Extract<ImportState, 'checking' | 'keeping'>;

/** A line as it is stored when its table arrives. */
export interface ImportLine {
  readonly line: number;
  readonly cells: ProductCells;
  readonly outcome: LineOutcome | null;
  readonly faults: readonly LineError[];
}

/** Begins an import unless too many are under way; then no row comes back. */
export const insertImport = statement({
  name: 'product_import_insert',
  params: { name: text, by: bigint, now: timestamptz, maxUnderWay: int },
  row: { id: bigint },
  text: `insert into product_imports (file_name, by, created_at)
    select :name, :by, :now where (select count(*) from product_imports where state in ('checking', 'keeping')) < :maxUnderWay
    returning id`,
});

/** Its lines. */
export const insertImportLines = statement({
  name: 'product_import_insert_lines',
  params: { importId: bigint, lines: jsonb<readonly ImportLine[]>() },
  text: `insert into product_import_lines (import_id, line, cells, outcome, faults)
    select :importId, l.line, l.cells, l.outcome, l.faults
    from jsonb_to_recordset(:lines) as l(line int, cells jsonb, outcome text, faults jsonb)`,
});

const counted = `select i.id, i.file_name as name, c.username as by, i.state, i.created_at, i.ended_at, l.*
  from product_imports i join customer_names c on c.id = i.by
  cross join lateral (
    select count(*)::int as lines, count(outcome)::int as checked, count(kept_at)::int as kept,
      (count(*) filter (where outcome = 'added'))::int as added, (count(*) filter (where outcome = 'changed'))::int as changed,
      (count(*) filter (where outcome = 'same'))::int as same, (count(*) filter (where outcome = 'faulty'))::int as faulty
    from product_import_lines where import_id = i.id
  ) l`;

/** The last imports, newest first. */
export const lastImports = statement({
  name: 'product_imports_last',
  params: { limit: int },
  row: importRow,
  text: `${counted} order by i.id desc limit :limit`,
});

/** One import of products, with how far it is. */
export const importById = statement({
  name: 'product_import_by_id',
  params: { id: bigint },
  row: importRow,
  text: `${counted} where i.id = :id`,
});

/** An import with what became of its lines so far. */
export type ImportRow = Readonly<RowOf<typeof importById>>;

/** The first faulty lines. */
export const invalidLines = statement({
  name: 'product_import_faulty_lines',
  params: { importId: bigint, limit: int },
  row: { line: int, faults: jsonb<readonly LineError[]>() },
  text: `select line, faults from product_import_lines where import_id = :importId and outcome = 'faulty' order by line limit :limit`,
});

/** Every line, in the order of the file. */
export const reportLines = statement({
  name: 'product_import_report',
  params: { importId: bigint },
  row: {
    line: int,
    slug: nullable(text),
    outcome: nullable(textOf<LineOutcome>()),
    kept: bool,
    faults: jsonb<readonly LineError[]>(),
  },
  text: `select line, cells ->> 'slug' as slug, outcome, kept_at is not null as kept, faults from product_import_lines where import_id = :importId order by line`,
});

/** Leads an import from some states to another; no row comes back where it is in none of them. */
export const moveImport = statement({
  name: 'product_import_move',
  params: {
    id: bigint,
    from: listOf(textOf<ImportState>()),
    to: textOf<ImportState>(),
    endedAt: nullable(timestamptz),
  },
  row: { id: bigint },
  text: `update product_imports set state = :to, worked_at = null, ended_at = :endedAt
    where id = :id and state = any(:from) returning id`,
});

/** Takes an import up, or holds on to it; no row comes back while another process is at it, or when there is nothing to do. */
export const holdImport = statement({
  name: 'product_import_hold',
  params: { id: bigint, now: timestamptz, freeSince: timestamptz, lastHold: nullable(timestamptz) },
  row: { id: bigint, state: textOf<UnderWay>(), by: bigint },
  text: `update product_imports set worked_at = :now
    where id = :id and state in ('checking', 'keeping') and (worked_at is null or worked_at < :freeSince or worked_at = :lastHold)
    returning id, state, by`,
});

/** Lets go of an import whose work broke off. */
export const releaseImport = statement({
  name: 'product_import_release',
  params: { id: bigint, lastHold: timestamptz },
  text: 'update product_imports set worked_at = null where id = :id and worked_at = :lastHold',
});

/** Imports that nobody goes on with. */
export const leftImports = statement({
  name: 'product_imports_left',
  params: { freeSince: timestamptz },
  row: { id: bigint },
  text: `select id from product_imports where state in ('checking', 'keeping') and (worked_at is null or worked_at < :freeSince) order by id limit 20`,
});

const waitingRow = {
  line: int,
  cells: jsonb<ProductCells>(),
  /** How often it was begun so far. */
  tries: int,
};

/** Lines that nobody has looked at, those tried least often first. */
export const uncheckedLines = statement({
  name: 'product_import_unchecked',
  params: { importId: bigint, limit: int },
  row: waitingRow,
  text: 'select line, cells, tries from product_import_lines where import_id = :importId and outcome is null order by tries, line limit :limit',
});

/** A line that is to be looked at, or written. */
export type WaitingLine = Readonly<RowOf<typeof uncheckedLines>>;

/** Lines that are to be written, those tried least often first. */
export const unsavedLines = statement({
  name: 'product_import_unkept',
  params: { importId: bigint, limit: int },
  row: waitingRow,
  text: `select line, cells, tries from product_import_lines
    where import_id = :importId and kept_at is null and outcome in ('added', 'changed') order by tries, line limit :limit`,
});

/** Counts that lines are begun. */
export const countTries = statement({
  name: 'product_import_count_tries',
  params: { importId: bigint, lines: listOf(int) },
  text: 'update product_import_lines set tries = tries + 1 where import_id = :importId and line = any(:lines)',
});

/** Leaves a line out at which the shop failed, unless it was written meanwhile. */
export const giveUpLine = statement({
  name: 'product_import_give_up_line',
  params: { importId: bigint, line: int, faults: jsonb<readonly LineError[]>() },
  text: `update product_import_lines set outcome = 'faulty', faults = :faults
    where import_id = :importId and line = :line and kept_at is null and (outcome is null or outcome in ('added', 'changed'))`,
});

/** Notes what would become of lines; how often each was begun counts anew when it is written. */
export const noteOutcomes = statement({
  name: 'product_import_note_outcomes',
  params: { importId: bigint, outcomes: jsonb<readonly Omit<ImportLine, 'cells'>[]>() },
  text: `update product_import_lines l set outcome = n.outcome, faults = n.faults, tries = 0
    from jsonb_to_recordset(:outcomes) as n(line int, outcome text, faults jsonb)
    where l.import_id = :importId and l.line = n.line and l.outcome is null`,
});

/** Takes a line to be written in the transaction under way; no row comes back when it was written already. */
export const takeLine = statement({
  name: 'product_import_take_line',
  params: { importId: bigint, line: int, now: timestamptz },
  row: { line: int },
  text: `update product_import_lines set kept_at = :now
    where import_id = :importId and line = :line and kept_at is null and outcome in ('added', 'changed') returning line`,
});

/** Notes what became of a line; a faulty one was not written. */
export const noteLine = statement({
  name: 'product_import_note_line',
  params: { importId: bigint, line: int, outcome: textOf<LineOutcome>(), faults: jsonb<readonly LineError[]>() },
  text: `update product_import_lines set outcome = :outcome, faults = :faults, kept_at = case when :outcome = 'faulty' then null else kept_at end
    where import_id = :importId and line = :line`,
});

/** Forgets imports that were sent in before a moment. */
export const deleteOldImports = statement({
  name: 'product_imports_delete_old',
  params: { before: timestamptz },
  text: `delete from product_imports where created_at < :before and state not in ('checking', 'keeping')`,
});
