import { bigint, bool, double, listOf } from '#platform/database/sql-types.ts';
import type { Bind } from '#platform/database/statement.ts';

/** An attribute condition: one of some options, yes or no, or a number in one of some ranges. */
export interface AttributeCondition {
  readonly attributeId: number;
  readonly kind: string;
  readonly ranges: readonly { readonly from: number; readonly to: number }[];
}

/**
 * Returns the condition that a product p has an attribute value, written so that the planner can use its own row or the index of values, whichever is
 * cheaper.
 */
export function havingValue({ attributeId, kind, ranges }: AttributeCondition, bind: Bind): string {
  if (ranges.length === 0) return 'false';
  const first = ranges.map(({ from }) => from);
  const value =
    kind === 'select'
      ? `f.option_id is not null and f.option_id = any(${bind(listOf(bigint), first)})`
      : kind === 'boolean'
        ? `f.value_boolean is not null and f.value_boolean = any(${bind(listOf(bool), first.map(Boolean))})`
        : `f.value_number is not null and (${ranges.map(({ from, to }) => `f.value_number between ${bind(double, from)} and ${bind(double, to)}`).join(' or ')})`;
  return `exists (select from attribute_filter_values f where f.product_id = p.id and f.attribute_id = ${bind(bigint, attributeId)} and ${value})`;
}

/** One condition of each kind, for the statement examples. */
export const attributeExamples: readonly AttributeCondition[] = [
  { attributeId: 1, kind: 'select', ranges: [{ from: 1, to: 1 }] },
  { attributeId: 2, kind: 'boolean', ranges: [{ from: 1, to: 1 }] },
  {
    attributeId: 3,
    kind: 'number',
    ranges: [
      { from: 1, to: 2 },
      { from: 4, to: 4 },
    ],
  },
  { attributeId: 4, kind: 'none', ranges: [] },
];
