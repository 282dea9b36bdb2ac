import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract.ts';
import { Id, WholeNumber } from '#shared/fields.ts';
import { Nullable } from '#shared/replies.ts';
import { catalogueStaff } from './product-desk.contract.ts';
import { productColumns } from './product-table.rules.ts';

const Cell = Type.Optional(Type.String({ maxLength: 12_000 }));
const Cells = Type.Object({
  slug: Cell, name: Cell, name_en: Cell, description: Cell, description_en: Cell, category: Cell, brand: Cell, price: Cell, stock: Cell, tags: Cell, tags_en: Cell, shown: Cell,
});

const ImportedRow = Type.Object({
  line: Type.Integer(),
  outcome: Type.Enum(['added', 'changed', 'same', 'faulty']),
  /** What is wrong with the line, in the caller's language; a fault of the line as a whole has no column. */
  faults: Type.Array(Type.Object({ column: Nullable(Type.Enum([...productColumns])), message: Type.String() })),
});
/** What became of a line, or would. */
export type ImportedRow = Static<typeof ImportedRow>;

export const productTableContract = contract({
  'GET /api/admin/products/table/': {
    summary: 'The products as the lines of a table, in the order of their numbers, five hundred at a time; `after` is the id behind which to go on.',
    access: catalogueStaff,
    query: Type.Object({ after: Type.Optional(Id()) }),
    reply: Type.Object({ columns: Type.Array(Type.String()), rows: Type.Array(Type.Array(Type.String())), next: Nullable(Type.Integer()) }),
  },
  'POST /api/admin/products/table/': {
    summary: 'Adds and changes products by the lines of a table, each by its slug: a line is kept whole or not at all. With `dry` nothing is kept, and the same is answered.',
    access: catalogueStaff,
    body: Type.Object({ dry: Type.Boolean(), rows: Type.Array(Type.Object({ line: WholeNumber(), cells: Cells }), { minItems: 1, maxItems: 50 }) }),
    reply: Type.Object({ rows: Type.Array(ImportedRow) }),
  },
});
