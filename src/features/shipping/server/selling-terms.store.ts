import { untypedStatement } from '#platform/database/database.ts';
import type { ShippingMethod } from '../selling-terms.contract.ts';

const columns = 'id, name_fa, name_en, description_fa, description_en, price, min_days, max_days, active';

export const everyShippingMethod = untypedStatement<ShippingMethod>({
  name: 'shipping_methods_every',
  text: `SELECT ${columns} FROM shipping_methods ORDER BY active DESC, position, id`,
});

/** Adds a method at the end, unless there are fifty: `[nameFa, nameEn, descriptionFa, descriptionEn, price, minDays, maxDays, active, code]`. */
export const insertShippingMethod = untypedStatement<ShippingMethod>({
  name: 'shipping_method_insert',
  text: `
INSERT INTO shipping_methods (name_fa, name_en, description_fa, description_en, price, min_days, max_days, active, code, position)
SELECT $1, $2, $3, $4, $5::bigint, $6::int, $7::int, $8::boolean, $9, (SELECT coalesce(max(position), 0) + 1 FROM shipping_methods)
WHERE (SELECT count(*) FROM shipping_methods) < 50
RETURNING ${columns}`,
});

/** Changes a method and answers it with what it was: `[nameFa, nameEn, descriptionFa, descriptionEn, price, minDays, maxDays, active, id]`. */
export const updateShippingMethod = untypedStatement<ShippingMethod & { before: object }>({
  name: 'shipping_method_update',
  text: `
WITH was AS (SELECT * FROM shipping_methods WHERE id = $9::bigint)
UPDATE shipping_methods m SET name_fa = $1, name_en = $2, description_fa = $3, description_en = $4, price = $5::bigint, min_days = $6::int, max_days = $7::int, active = $8::boolean
FROM was WHERE m.id = was.id
RETURNING m.id, m.name_fa, m.name_en, m.description_fa, m.description_en, m.price, m.min_days, m.max_days, m.active,
  jsonb_build_object('name_fa', was.name_fa, 'price', was.price, 'min_days', was.min_days, 'max_days', was.max_days, 'active', was.active) AS before`,
});
