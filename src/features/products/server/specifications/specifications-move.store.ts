import { bigint, int, jsonb, listOf } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Specification } from '../../products.rules.ts';

const row = { id: bigint, categoryId: bigint, specifications: jsonb<readonly Specification[]>() };
const columns = `id, category_id as "categoryId", specifications from products
    where id > :after and specifications <> '[]' order by id limit :limit`;

/** The lines of the next products that have any. */
export const nextLines = statement({
  name: 'specification_lines',
  params: { after: bigint, limit: int },
  row,
  text: `select ${columns}`,
});

/** The same, locked until the end of the transaction. */
export const nextLinesToMove = statement({
  name: 'specification_lines_to_move',
  params: { after: bigint, limit: int },
  row,
  text: `select ${columns} for no key update`,
});

/** Leaves products with these lines; who is editing one of them gets a conflict. */
export const leaveLines = statement({
  name: 'specification_lines_leave',
  params: { ids: listOf(bigint), lines: jsonb<readonly (readonly Specification[])[]>() },
  text: `update products p set specifications = :lines -> (given.place - 1)::int, version = p.version + 1
    from unnest(:ids) with ordinality as given(id, place) where p.id = given.id`,
});
