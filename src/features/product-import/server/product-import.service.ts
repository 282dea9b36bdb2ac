import { attributesInUse } from '#features/attributes/server/attributes.service.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Job } from '#features/jobs/jobs.contract.ts';
import { beginJob, followDryRun, type WantedItem } from '#features/jobs/server/jobs.service.ts';
import { fileKindOf, displayedFileName } from '#features/media/file-kinds.rules.ts';
import type { Caller } from '#platform/http/api-calls.ts';
import { FileBrokenOff, FileTooLarge } from '#platform/http/file-bodies.ts';
import type { Shop } from '#platform/shop.ts';
import type { ArrivingFile } from '#shared/contract/contract.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { managers } from '#shared/contract/staff-access.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { attributeOfColumn, columnsOf, isAttributeColumn } from '../attribute-columns.rules.ts';
import { repeatedLines } from '../product-import.rules.ts';
import { maxTableBytes, readProductTable, type TableError, type TableRow } from '../product-table.rules.ts';
import { productImportMessages } from './product-import.messages.ts';
import { errorIn, invalidLine } from './product-lines.service.ts';

const kind = 'products-import';

/** An uploaded table: its sender and whether it is to be written. */
interface ArrivingTable {
  readonly caller: Caller;
  readonly file: ArrivingFile;
  readonly name: string | undefined;
  readonly dryRun: boolean | undefined;
  readonly language: Language;
}

/** Stores a table and starts a job for its lines, in one transaction. */
export async function beginImport(
  shop: Shop,
  { caller, file, name, dryRun = false, language }: ArrivingTable,
): Promise<Job | Refusal<'too-large' | 'broken-off' | 'wrong-type' | 'faulty-table' | 'too-many-jobs'>> {
  const text = await textOf(file);
  if (typeof text !== 'string') return text;
  const { rows, error } = readProductTable(text);
  if (error !== null) return refuse('faulty-table', tableError(error));
  const unknown = await unknownAttribute(shop, rows[0]);
  if (unknown !== undefined) return refuse('faulty-table', tableError({ kind: 'unknown-column', column: unknown }));
  return shop.transaction(async () => {
    const job = await beginJob(shop, {
      kind,
      caller,
      access: managers,
      input: {},
      language,
      fileName: displayedFileName(name, 'csv'),
      dryRun,
      items: itemsOf(rows),
    });
    return isRefusal(job) || dryRun ? job : recorded(shop, caller, job);
  });
}

/** Starts the job that writes a dry run's additions and changes; of two concurrent requests only one does. */
export function applyImport(
  shop: Shop,
  { caller, id, language }: { readonly caller: Caller; readonly id: number; readonly language: Language },
): Promise<Job | Refusal<'job-not-found' | 'job-not-ready' | 'too-many-jobs'>> {
  return shop.transaction(async () => {
    const job = await followDryRun(shop, { kind, caller, id, language });
    return isRefusal(job) ? job : recorded(shop, caller, job);
  });
}

/** Records in the audit log who started writing a table and how many lines it has. */
async function recorded(shop: Shop, { customerId: by }: Caller, job: Job): Promise<Job> {
  await recordChange(shop, {
    by,
    action: 'products.imported',
    subject: 'product-import',
    subjectId: job.id,
    after: { file: job.file_name, products: (job.total_count ?? 0) - job.done_count },
  });
  return job;
}

/** Converts the lines to job items; those with a repeated slug are refused up front. */
function itemsOf(rows: readonly TableRow[]): WantedItem[] {
  const repeated = repeatedLines(rows);
  return rows.map(({ line, cells }) => ({
    subjectId: line,
    slug: cells.slug,
    item: cells,
    refused: repeated.has(line) ? invalidLine([errorIn('slug', 'twice')]) : undefined,
  }));
}

/** Returns the first column of an unknown or archived attribute; all lines of a table have the same columns. */
async function unknownAttribute(shop: Shop, row: TableRow | undefined): Promise<string | undefined> {
  const columns = Object.keys(row?.cells ?? {}).filter(isAttributeColumn);
  const codes = columns.flatMap((column) => attributeOfColumn(column)?.code ?? []);
  const known = new Set((await attributesInUse(shop, codes)).flatMap(columnsOf));
  return columns.find((column) => !known.has(column));
}

function tableError(error: TableError) {
  return inBoth(productImportMessages, (t) =>
    error.kind === 'unknown-column' ? t['unknown-column'](error.column.slice(0, 60)) : t[error.kind],
  );
}

async function textOf({ pieces }: ArrivingFile): Promise<string | Refusal<'too-large' | 'broken-off' | 'wrong-type'>> {
  const parts: Uint8Array[] = [];
  try {
    for await (const piece of pieces) parts.push(piece);
  } catch (error) {
    if (error instanceof FileTooLarge)
      return refuse(
        'too-large',
        inBoth(productImportMessages, (t) => t.tooLarge(maxTableBytes / 1_024 / 1_024)),
      );
    if (error instanceof FileBrokenOff)
      return refuse(
        'broken-off',
        inBoth(productImportMessages, (t) => t.brokenOff),
      );
    throw error;
  }
  const content = Buffer.concat(parts);
  if (content.length > 0 && fileKindOf(content) !== 'text')
    return refuse(
      'wrong-type',
      inBoth(productImportMessages, (t) => t.noText),
    );
  return content.toString('utf8');
}
