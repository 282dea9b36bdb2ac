import type { Database } from '#platform/database/database.ts';

/**
 * Gives the generated products filterable attributes besides price and brand: a material for every product (one in a thousand is silk), a weight for
 * every second, and for every third whether it is waterproof. Main categories define the attributes; their subcategories inherit them.
 */
export async function generateAttributes({ transaction, pool }: Pick<Database, 'pool' | 'transaction'>): Promise<void> {
  await transaction(async () => {
    await withoutBound({ pool });
    for (const text of statements) await pool.query(text);
  });
}

/** Lifts the statement timeout within a transaction: with a million products a statement exceeds the shop's limit. */
export const withoutBound = ({ pool }: Pick<Database, 'pool'>) => pool.query('SET LOCAL statement_timeout = 0');

/** The materials of each thousand products, by the last digits of their ids. */
const materials = [
  ['cotton', 'پنبه', 600],
  ['leather', 'چرم', 850],
  ['wool', 'پشم', 980],
  ['linen', 'کتان', 999],
  ['silk', 'ابریشم', 1_000],
] as const;

const moment = "timestamptz '2026-01-01 00:00:00Z'";
const idOf = (code: string) => `(SELECT id FROM attributes WHERE code = '${code}')`;
/** A number below a thousand derived from a product's id, distributed like a hash. */
const chance = '(abs(hashint8extended(p.id, 7)) % 1000)';

const statements = [
  `INSERT INTO attributes (code, type, name, unit, filterable, created_at, updated_at) VALUES
    ('material', 'select', 'جنس', '', true, ${moment}, ${moment}),
    ('weight', 'number', 'وزن', 'گرم', true, ${moment}, ${moment}),
    ('waterproof', 'boolean', 'ضد آب', '', true, ${moment}, ${moment})`,
  `INSERT INTO attribute_options (attribute_id, code, name, position) VALUES
    ${materials.map(([code, name], index) => `(${idOf('material')}, '${code}', '${name}', ${index})`).join(', ')}`,
  `INSERT INTO category_attributes (category_id, attribute_id, position)
    SELECT c.id, a.id, row_number() OVER (PARTITION BY c.id ORDER BY a.id) FROM categories c CROSS JOIN attributes a WHERE c.parent_id IS NULL`,
  `INSERT INTO product_attribute_values (product_id, attribute_id, attribute_type, position, option_id)
    SELECT p.id, o.attribute_id, 'select', 0, o.id FROM products p JOIN attribute_options o ON o.attribute_id = ${idOf('material')}
      AND o.code = CASE ${materials.map(([code, , below]) => `WHEN ${chance} < ${below} THEN '${code}'`).join(' ')} END`,
  `INSERT INTO product_attribute_values (product_id, attribute_id, attribute_type, position, value_number)
    SELECT p.id, ${idOf('weight')}, 'number', 1, 100 + ${chance} FROM products p WHERE p.id % 2 = 0`,
  `INSERT INTO product_attribute_values (product_id, attribute_id, attribute_type, position, value_boolean)
    SELECT p.id, ${idOf('waterproof')}, 'boolean', 2, ${chance} < 100 FROM products p WHERE p.id % 3 = 0`,
];
