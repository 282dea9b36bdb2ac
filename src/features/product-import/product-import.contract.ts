import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, OptionalText } from '#shared/contract/fields.ts';
import { Nullable, endsHere } from '#shared/contract/replies.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { importStates } from './product-import.rules.ts';
import { maxTableBytes } from './product-table.rules.ts';

export const ProductImport = Type.Object({
  id: Type.Integer(),
  /** As its sender called the file. */
  name: Type.String(),
  by: Type.String(),
  state: Type.Enum([...importStates]),
  created_at: Type.String({ format: 'date-time' }),
  ended_at: Nullable(Type.String({ format: 'date-time' })),
  /** Lines of the table, and how many of them were looked at and written so far. */
  lines: Type.Integer(),
  checked: Type.Integer(),
  kept: Type.Integer(),
  /** What became of them, or would. */
  added: Type.Integer(),
  changed: Type.Integer(),
  same: Type.Integer(),
  faulty: Type.Integer(),
});
/** A table of products that was sent in, and how far the shop has come with it. */
export type ProductImport = Static<typeof ProductImport>;

export const InvalidLine = Type.Object({
  line: Type.Integer(),
  /** An error of the line as a whole has no column. */
  faults: Type.Array(Type.Object({ column: Nullable(Type.String()), message: Type.String() })),
});
/** A line that is left out, and why. */
export type InvalidLine = Static<typeof InvalidLine>;

const ImportDetail = Type.Object({ ...ProductImport.properties, faulty_lines: Type.Array(InvalidLine) });
const ById = Type.Object({ id: Id() });
const notFound = { 'import-not-found': 404 } as const;

export const productImportContract = contract({
  'POST /api/admin/products/imports/': {
    summary:
      'Takes in a table of products as CSV. The shop looks through it by itself; nothing is written before it is told to.',
    access: managers,
    query: Type.Object({ name: Type.Optional(OptionalText({ maximum: 250 })) }),
    file: {
      types: ['text/csv', 'text/plain', 'application/vnd.ms-excel', 'application/octet-stream'],
      mostBytes: maxTableBytes,
    },
    reply: Type.Object({ id: Type.Integer() }),
    status: 201,
    refusals: { 'too-large': 413, 'broken-off': 400, 'wrong-type': 415, 'faulty-table': 422, 'import-under-way': 409 },
  },
  'GET /api/admin/products/imports/': {
    summary: 'The last twenty tables that were sent in, newest first.',
    access: managers,
    reply: Type.Object({ data: Type.Array(ProductImport), ...endsHere }),
  },
  'GET /api/admin/products/imports/:id/': {
    summary: 'How far the shop has come with a table, and the first thirty of its faulty lines.',
    access: managers,
    params: ById,
    reply: ImportDetail,
    refusals: notFound,
  },
  'POST /api/admin/products/imports/:id/keep/': {
    summary:
      'Lets the shop write what the table says; its faulty lines are left out. Each line is applied once, whatever happens meanwhile.',
    access: managers,
    params: ById,
    reply: ImportDetail,
    refusals: { ...notFound, 'import-not-ready': 409 },
  },
  'POST /api/admin/products/imports/:id/stop/': {
    summary: 'Ends it here: what was written stays, the rest is left.',
    access: managers,
    params: ById,
    reply: ImportDetail,
    refusals: { ...notFound, 'import-over': 409 },
  },
  'GET /api/admin/products/imports/:id/report.csv': {
    summary: 'What became of every line.',
    access: managers,
    params: ById,
    reply: Type.Unsafe<string>({
      type: 'string',
      description: 'line, slug, outcome, whether it was written, and what is wrong with it',
    }),
    download: 'text/csv; charset=utf-8',
    refusals: notFound,
  },
});
