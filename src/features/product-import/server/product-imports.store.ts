import { untypedStatement } from '#platform/database/database.ts';
import type { ImportState, LineError, LineOutcome } from '../product-import.rules.ts';
import type { ProductCells } from '../product-table.rules.ts';

export interface ImportRow {
  readonly id: number;
  readonly name: string;
  readonly by: string;
  readonly state: ImportState;
  readonly created_at: Date;
  readonly ended_at: Date | null;
  readonly lines: number;
  readonly checked: number;
  readonly kept: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly faulty: number;
}

/** Begins an import unless too many are under way; then no row comes back: `[fileName, by, now, most]`. */
export const insertImport = untypedStatement<{ id: number }>({
  name: 'product_import_insert',
  text: `insert into product_imports (file_name, by, created_at)
    select $1, $2::bigint, $3::timestamptz where (select count(*) from product_imports where state in ('checking', 'keeping')) < $4::int
    returning id`,
});

/** Its lines: `[importId, json of {line, cells, outcome, faults}]`. */
export const insertImportLines = untypedStatement({
  name: 'product_import_insert_lines',
  text: `insert into product_import_lines (import_id, line, cells, outcome, faults)
    select $1::bigint, l.line, l.cells, l.outcome, l.faults
    from jsonb_to_recordset($2::jsonb) as l(line int, cells jsonb, outcome text, faults jsonb)`,
});

const counted = `select i.id, i.file_name as name, c.username as by, i.state, i.created_at, i.ended_at, l.*
  from product_imports i join customer_names c on c.id = i.by
  cross join lateral (
    select count(*)::int as lines, count(outcome)::int as checked, count(kept_at)::int as kept,
      (count(*) filter (where outcome = 'added'))::int as added, (count(*) filter (where outcome = 'changed'))::int as changed,
      (count(*) filter (where outcome = 'same'))::int as same, (count(*) filter (where outcome = 'faulty'))::int as faulty
    from product_import_lines where import_id = i.id
  ) l`;

/** The last imports, newest first: `[limit]`. */
export const lastImports = untypedStatement<ImportRow>({
  name: 'product_imports_last',
  text: `${counted} order by i.id desc limit $1::int`,
});

/** `[id]`. */
export const importById = untypedStatement<ImportRow>({
  name: 'product_import_by_id',
  text: `${counted} where i.id = $1::bigint`,
});

/** The first faulty lines: `[importId, limit]`. */
export const faultyLines = untypedStatement<{ line: number; faults: readonly LineError[] }>({
  name: 'product_import_faulty_lines',
  text: `select line, faults from product_import_lines where import_id = $1::bigint and outcome = 'faulty' order by line limit $2::int`,
});

export interface ReportRow {
  readonly line: number;
  readonly slug: string | null;
  readonly outcome: LineOutcome | null;
  readonly kept: boolean;
  readonly faults: readonly LineError[];
}

/** Every line, in the order of the file: `[importId]`. */
export const reportLines = untypedStatement<ReportRow>({
  name: 'product_import_report',
  text: `select line, cells ->> 'slug' as slug, outcome, kept_at is not null as kept, faults from product_import_lines where import_id = $1::bigint order by line`,
});

/** Leads an import from some states to another; no row comes back where it is in none of them: `[id, from, to, endedAt or null]`. */
export const moveImport = untypedStatement<{ id: number }>({
  name: 'product_import_move',
  text: `update product_imports set state = $3, worked_at = null, ended_at = $4::timestamptz
    where id = $1::bigint and state = any($2::text[]) returning id`,
});

/** Takes an import up, or holds on to it; no row comes back while another process is at it, or when there is nothing to do: `[id, now, free since, the last hold or null]`. */
export const holdImport = untypedStatement<{ id: number; state: 'checking' | 'keeping'; by: number }>({
  name: 'product_import_hold',
  text: `update product_imports set worked_at = $2::timestamptz
    where id = $1::bigint and state in ('checking', 'keeping') and (worked_at is null or worked_at < $3::timestamptz or worked_at = $4::timestamptz)
    returning id, state, by`,
});

/** Lets go of an import whose work broke off: `[id, the last hold]`. */
export const releaseImport = untypedStatement({
  name: 'product_import_release',
  text: 'update product_imports set worked_at = null where id = $1::bigint and worked_at = $2::timestamptz',
});

/** Imports that nobody goes on with: `[free since]`. */
export const leftImports = untypedStatement<{ id: number }>({
  name: 'product_imports_left',
  text: `select id from product_imports where state in ('checking', 'keeping') and (worked_at is null or worked_at < $1::timestamptz) order by id limit 20`,
});

export interface WaitingLine {
  readonly line: number;
  readonly cells: ProductCells;
  /** How often it was begun so far. */
  readonly tries: number;
}

/** Lines that nobody has looked at, those tried least often first: `[importId, limit]`. */
export const uncheckedLines = untypedStatement<WaitingLine>({
  name: 'product_import_unchecked',
  text: 'select line, cells, tries from product_import_lines where import_id = $1::bigint and outcome is null order by tries, line limit $2::int',
});

/** Lines that are to be written, those tried least often first: `[importId, limit]`. */
export const unkeptLines = untypedStatement<WaitingLine>({
  name: 'product_import_unkept',
  text: `select line, cells, tries from product_import_lines
    where import_id = $1::bigint and kept_at is null and outcome in ('added', 'changed') order by tries, line limit $2::int`,
});

/** Counts that lines are begun: `[importId, lines]`. */
export const countTries = untypedStatement({
  name: 'product_import_count_tries',
  text: 'update product_import_lines set tries = tries + 1 where import_id = $1::bigint and line = any($2::int[])',
});

/** Leaves a line out at which the shop failed, unless it was written meanwhile: `[importId, line, faults as json]`. */
export const giveUpLine = untypedStatement({
  name: 'product_import_give_up_line',
  text: `update product_import_lines set outcome = 'faulty', faults = $3::jsonb
    where import_id = $1::bigint and line = $2::int and kept_at is null and (outcome is null or outcome in ('added', 'changed'))`,
});

/** Notes what would become of lines; how often each was begun counts anew when it is written: `[importId, json of {line, outcome, faults}]`. */
export const noteOutcomes = untypedStatement({
  name: 'product_import_note_outcomes',
  text: `update product_import_lines l set outcome = n.outcome, faults = n.faults, tries = 0
    from jsonb_to_recordset($2::jsonb) as n(line int, outcome text, faults jsonb)
    where l.import_id = $1::bigint and l.line = n.line and l.outcome is null`,
});

/** Takes a line to be written in the transaction under way; no row comes back when it was written already: `[importId, line, now]`. */
export const takeLine = untypedStatement<{ line: number }>({
  name: 'product_import_take_line',
  text: `update product_import_lines set kept_at = $3::timestamptz
    where import_id = $1::bigint and line = $2::int and kept_at is null and outcome in ('added', 'changed') returning line`,
});

/** Notes what became of a line; a faulty one was not written: `[importId, line, outcome, faults as json]`. */
export const noteLine = untypedStatement({
  name: 'product_import_note_line',
  text: `update product_import_lines set outcome = $3::text, faults = $4::jsonb, kept_at = case when $3::text = 'faulty' then null else kept_at end
    where import_id = $1::bigint and line = $2::int`,
});

/** Forgets imports that were sent in before a moment: `[before]`. */
export const deleteOldImports = untypedStatement({
  name: 'product_imports_delete_old',
  text: `delete from product_imports where created_at < $1::timestamptz and state not in ('checking', 'keeping')`,
});
