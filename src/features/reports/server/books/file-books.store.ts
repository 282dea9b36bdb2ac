import { bookCheck } from './book-check.ts';

const each = (column: string) => `unnest(${column})`;
const textsOf = (column: string) => `jsonb_array_elements_text(${column})`;
const keysOf = (column: string) => `jsonb_array_elements(${column}) ->> 'key'`;

/** Every column that references a file, and how its keys are read; new columns must be added here (checked by a test). */
export const namedFiles: Readonly<Record<string, string>> = {
  'categories.picture_key': 'picture_key',
  'chat_messages.files': keysOf('files'),
  'customers.avatar_key': 'avatar_key',
  'hero_slides.picture_key': 'picture_key',
  'order_lines.picture_key': 'picture_key',
  'posts.cover_key': 'cover_key',
  'product_looks.picture_key': 'picture_key',
  'products.picture_keys': each('picture_keys'),
  'returns.pictures': textsOf('pictures'),
  'reviews.picture_keys': each('picture_keys'),
  'sellers.logo_key': 'logo_key',
  'ticket_messages.files': keysOf('files'),
  'transfers.receipt_key': 'receipt_key',
  'variants.picture_key': 'picture_key',
};

const named = Object.entries(namedFiles)
  .map(([column, keys]) => `SELECT '${column}' AS by, ${keys} AS key FROM ${column.split('.')[0]}`)
  .join('\n  UNION ALL ');

/** Every file referenced by a row is stored. */
export const fileBooks = [
  bookCheck({
    code: 'file-named',
    rule: 'Every file that a row names is stored: an image of the shop, or what somebody sent in.',
    query: `
SELECT n.by || ' ' || n.key AS subject, 1 AS wanted, 0 AS found
FROM (SELECT DISTINCT by, key FROM (
  ${named}
) n WHERE key IS NOT NULL) n
WHERE NOT EXISTS (SELECT FROM media_files m WHERE m.key = n.key) AND NOT EXISTS (SELECT FROM uploads u WHERE u.key = n.key)`,
  }),
];
