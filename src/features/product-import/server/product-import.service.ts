import { attributesInUse } from '#features/attributes/server/attributes.service.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { fileKindOf, displayedFileName } from '#features/media/file-kinds.rules.ts';
import { FileBrokenOff, FileTooLarge } from '#platform/http/file-bodies.ts';
import type { Shop } from '#platform/shop.ts';
import type { ArrivingFile } from '#shared/contract/contract.ts';
import { csvText } from '#shared/csv.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { InvalidLine, ProductImport } from '../product-import.contract.ts';
import { attributeOfColumn, columnsOf, isAttributeColumn } from '../attribute-columns.rules.ts';
import { repeatedLines } from '../product-import.rules.ts';
import { maxTableBytes, readProductTable, type TableError, type TableRow } from '../product-table.rules.ts';
import { productImportMessages } from './product-import.messages.ts';
import { errorIn } from './product-lines.service.ts';
import {
  invalidLines,
  importById,
  insertImport,
  insertImportLines,
  lastImports,
  moveImport,
  reportLines,
  type ImportLine,
  type ImportRow,
} from './product-imports.store.ts';

const maxUnderWay = 5;
const maxVisible = 20;
const maxErrorsVisible = 30;
const linesAtOnce = 500;

type ArrivalRefusal = Refusal<'too-large' | 'broken-off' | 'wrong-type' | 'faulty-table' | 'import-under-way'>;

/** Takes in a table and stores its lines, all or none; looking through them is begun by its event. */
export async function beginImport(
  shop: Shop,
  by: number,
  { file, name }: { file: ArrivingFile; name: string | undefined },
): Promise<{ id: number } | ArrivalRefusal> {
  const text = await textOf(file);
  if (typeof text !== 'string') return text;
  const { rows, error: error } = readProductTable(text);
  if (error !== null) return refuse('faulty-table', tableError(error));
  const unknown = await unknownAttribute(shop, rows[0]);
  if (unknown !== undefined) return refuse('faulty-table', tableError({ kind: 'unknown-column', column: unknown }));
  return shop.transaction(async () => {
    const [begun] = await insertImport(shop, {
      name: displayedFileName(name, 'csv'),
      by,
      now: shop.clock.now(),
      maxUnderWay,
    });
    if (begun === undefined)
      return refuse(
        'import-under-way',
        inBoth(productImportMessages, (t) => t.busy),
      );
    const lines = linesOf(rows);
    for (let from = 0; from < lines.length; from += linesAtOnce)
      await insertImportLines(shop, {
        importId: begun.id,
        lines: lines.slice(from, from + linesAtOnce),
      });
    await shop.publish('import.due', { importId: begun.id });
    return begun;
  });
}

/** The last imports, newest first. */
export async function recentImports(shop: Shop): Promise<ProductImport[]> {
  return (await lastImports(shop, { limit: maxVisible })).map(visible);
}

/** How far an import is, and its first faulty lines. */
export async function importNow(
  shop: Shop,
  id: number,
  language: Language,
): Promise<(ProductImport & { faulty_lines: InvalidLine[] }) | Refusal<'import-not-found'>> {
  const [row] = await importById(shop, { id });
  if (row === undefined) return importNotFound;
  const errors = row.faulty === 0 ? [] : await invalidLines(shop, { importId: id, limit: maxErrorsVisible });
  return {
    ...visible(row),
    faulty_lines: errors.map(({ line, faults: all }) => ({
      line,
      faults: all.map(({ column, message }) => ({ column, message: message[language] })),
    })),
  };
}

/** Lets the shop write a table that was looked through; of two requests at once, one does. */
export function applyImport(
  shop: Shop,
  by: number,
  id: number,
): Promise<Refusal<'import-not-found' | 'import-not-ready'> | null> {
  return shop.transaction(async () => {
    if ((await moveImport(shop, { id, from: ['checked'], to: 'keeping', endedAt: null })).length === 0)
      return (
        (await missing(shop, id)) ??
        refuse(
          'import-not-ready',
          inBoth(productImportMessages, (t) => t.notReady),
        )
      );
    const [row] = await importById(shop, { id });
    await recordChange(shop, {
      by,
      action: 'products.imported',
      subject: 'product-import',
      subjectId: id,
      after: { file: row?.name, added: row?.added, changed: row?.changed },
    });
    await shop.publish('import.due', { importId: id });
    return null;
  });
}

/** Ends an import where it is: what was written stays. */
export async function stopImport(shop: Shop, id: number): Promise<Refusal<'import-not-found' | 'import-over'> | null> {
  const moved = await moveImport(shop, {
    id,
    from: ['checking', 'checked', 'keeping'],
    to: 'stopped',
    endedAt: shop.clock.now(),
  });
  return moved.length > 0
    ? null
    : ((await missing(shop, id)) ??
        refuse(
          'import-over',
          inBoth(productImportMessages, (t) => t.over),
        ));
}

/** What became of every line, as a table. */
export async function importReport(
  shop: Shop,
  id: number,
  language: Language,
): Promise<{ name: string; text: string } | Refusal<'import-not-found'>> {
  const refused = await missing(shop, id);
  if (refused !== null) return refused;
  const t = productImportMessages[language];
  const rows = (await reportLines(shop, { importId: id })).map(
    ({ line, slug, outcome, kept: stored, faults: errors }) => [
      String(line),
      slug ?? '',
      t[outcome ?? 'unchecked'],
      stored ? t.yes : t.no,
      errors
        .map(({ column, message }) => (column === null ? message[language] : `${column}: ${message[language]}`))
        .join(' '),
    ],
  );
  return { name: `import-${id}.csv`, text: csvText([[t.line, 'slug', t.outcome, t.kept, t.why], ...rows]) };
}

const importNotFound = refuse(
  'import-not-found',
  inBoth(productImportMessages, (t) => t.notFound),
);

async function missing(shop: Shop, id: number): Promise<Refusal<'import-not-found'> | null> {
  return (await importById(shop, { id })).length === 0 ? importNotFound : null;
}

function visible({ created_at: createdAt, ended_at: endedAt, ...row }: ImportRow): ProductImport {
  return { ...row, created_at: createdAt.toISOString(), ended_at: endedAt?.toISOString() ?? null };
}

/** The lines as they are stored: those whose slug stood in one before are faulty from the beginning. */
function linesOf(rows: readonly TableRow[]): ImportLine[] {
  const repeated = repeatedLines(rows);
  return rows.map(({ line, cells }) =>
    repeated.has(line)
      ? { line, cells, outcome: 'faulty', faults: [errorIn('slug', 'twice')] }
      : { line, cells, outcome: null, faults: [] },
  );
}

/** The first column of an attribute that the shop does not have, or that is archived; every line of a table has the same columns. */
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
