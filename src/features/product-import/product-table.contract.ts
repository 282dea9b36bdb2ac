import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { managers } from '#shared/contract/staff-access.ts';

export const productTableContract = contract({
  'GET /api/admin/products/table/': {
    summary:
      'Returns the products as lines of a table, by number, five hundred a page; continue with `after`, the id of the last one.',
    access: managers,
    query: Type.Object({ after: Type.Optional(Id()) }),
    reply: Type.Object({
      columns: Type.Array(Type.String()),
      rows: Type.Array(Type.Array(Type.String())),
      next: Nullable(Type.Integer()),
    }),
  },
});
