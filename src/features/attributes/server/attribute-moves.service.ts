import type { Shop } from '#platform/shop.ts';
import { bigint, listOf, smallint } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { NewAttribute } from '../attributes-admin.contract.ts';
import { insertAttribute, invalidateAttributes } from './attributes-admin.service.ts';
import { writeValues, type AttributeRow } from './attributes.store.ts';

export { attributesOfCategory } from './attributes.service.ts';

/** Creates an attribute on behalf of the shop itself, without a staff member. */
export async function makeAttribute(shop: Shop, form: NewAttribute): Promise<void> {
  await insertAttribute(shop, form);
  invalidateAttributes(shop);
}

/** The attributes of which some products have a value, with the line of each. */
export const valuedAttributes = statement({
  name: 'attributes_valued',
  params: { productIds: listOf(bigint) },
  row: { productId: bigint, attributeId: bigint, position: smallint },
  text: `select product_id as "productId", attribute_id as "attributeId", position from product_attribute_values
    where product_id = any(:productIds)`,
});

/** A value that was a line of free text before. */
export interface MovedValue {
  readonly productId: number;
  readonly attribute: Pick<AttributeRow, 'id' | 'kind'>;
  readonly position: number;
  readonly value: { readonly number?: number; readonly boolean?: boolean; readonly optionId?: number };
}

/** Stores values that were lines of free text before. */
export async function writeRows(shop: Shop, values: readonly MovedValue[]): Promise<void> {
  await writeValues(shop, {
    rows: values.map(({ productId, attribute, position, value }) => ({
      product_id: productId,
      attribute_id: attribute.id,
      attribute_type: attribute.kind,
      position,
      value_text: null,
      translations: {},
      value_number: value.number ?? null,
      value_boolean: value.boolean ?? null,
      option_id: value.optionId ?? null,
    })),
  });
}
