import { bigint, bool, int, jsonb, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Text } from '#shared/language.ts';
import { maxShippingMethods } from '../shipping.rules.ts';

/** The row declaration of {@link columns}. */
const methodRow = {
  id: bigint,
  name: jsonb<Text>(),
  description: jsonb<Text>(),
  price: bigint,
  min_days: int,
  max_days: int,
  active: bool,
  version: int,
};

const nameOf = (table: string) => `jsonb_build_object('fa', ${table}.name_fa, 'en', ${table}.name_en)`;
const columns = (table: string) => `${table}.id, ${nameOf(table)} AS name,
  jsonb_build_object('fa', ${table}.description_fa, 'en', ${table}.description_en) AS description,
  ${table}.price, ${table}.min_days, ${table}.max_days, ${table}.active, ${table}.version`;

/** The available shipping methods. */
export const offeredMethods = statement({
  name: 'shipping_methods_offered',
  row: methodRow,
  text: `SELECT ${columns('m')} FROM shipping_methods m WHERE m.active ORDER BY m.position, m.id`,
});

export const everyMethod = statement({
  name: 'shipping_methods_every',
  row: methodRow,
  text: `SELECT ${columns('m')} FROM shipping_methods m ORDER BY m.active DESC, m.position, m.id`,
});

/** The fields of a method that staff edits. */
const formParams = {
  nameFa: text,
  nameEn: text,
  descriptionFa: text,
  descriptionEn: text,
  price: bigint,
  minDays: int,
  maxDays: int,
  active: bool,
};

/** Appends a method, unless the maximum is reached. */
export const insertMethod = statement({
  name: 'shipping_method_insert',
  params: { ...formParams, code: text },
  row: methodRow,
  text: `
INSERT INTO shipping_methods AS m (name_fa, name_en, description_fa, description_en, price, min_days, max_days, active, code, position)
SELECT :nameFa, :nameEn, :descriptionFa, :descriptionEn, :price, :minDays, :maxDays, :active, :code, (SELECT coalesce(max(position), 0) + 1 FROM shipping_methods)
WHERE (SELECT count(*) FROM shipping_methods) < ${maxShippingMethods}
RETURNING ${columns('m')}`,
});

/** A method, available or not. */
export const methodOfId = statement({
  name: 'shipping_method_of_id',
  params: { id: bigint },
  row: methodRow,
  text: `SELECT ${columns('m')} FROM shipping_methods m WHERE m.id = :id`,
});

/** Updates a method if the version matches and returns it with its former values. */
export const updateMethod = statement({
  name: 'shipping_method_update',
  params: { ...formParams, id: bigint, version: int },
  row: { ...methodRow, before: jsonb<object>() },
  text: `
WITH was AS (SELECT * FROM shipping_methods WHERE id = :id AND version = :version FOR UPDATE)
UPDATE shipping_methods m SET name_fa = :nameFa, name_en = :nameEn, description_fa = :descriptionFa, description_en = :descriptionEn,
  price = :price, min_days = :minDays, max_days = :maxDays, active = :active, version = m.version + 1
FROM was WHERE m.id = was.id
RETURNING ${columns('m')},
  jsonb_build_object('name', ${nameOf('was')}, 'price', was.price, 'min_days', was.min_days, 'max_days', was.max_days, 'active', was.active) AS before`,
});

/** Deletes every method, in a shop without orders. */
export const deleteEveryMethod = statement({
  name: 'shipping_methods_delete_every',
  text: 'DELETE FROM shipping_methods',
});
