import { expect, test } from 'vitest';
import { brandContract } from '#features/appearance/appearance.contract.ts';
import { categoriesAdminContract } from '#features/categories/categories-admin.contract.ts';
import { heroSlidesContract } from '#features/home/hero-slides.contract.ts';
import { homePromoContract } from '#features/home/home-promo.contract.ts';
import { productsAdminContract } from '#features/products/products-admin.contract.ts';
import { sellingTermsContract } from '#features/prices/selling-terms.contract.ts';
import { shippingContract } from '#features/shipping/shipping.contract.ts';
import { postCategoriesAdminContract } from '#features/blog/post-categories-admin.contract.ts';
import { postsAdminContract } from '#features/blog/posts-admin.contract.ts';
import { orderTermsContract } from '#features/orders/order-terms.contract.ts';
import { payingTermsContract } from '#features/payments/paying-terms.contract.ts';
import { flashSalesAdminContract } from '#features/flash-sales/flash-sales-admin.contract.ts';
import { contactContract } from '#features/settings/contact.contract.ts';
import { ticketsAdminContract } from '#features/tickets/tickets-admin.contract.ts';
import { auditSubjects, everyAuditAction } from '../audit.rules.ts';
import { auditFieldWords } from './audit-fields.messages.ts';
import { auditActionWords, auditSubjectWords } from './audit-words.messages.ts';

const persian = /^[^A-Za-z]+$/;
const english = /^[\x20-\x7e]+$/;

test('exactly the subjects and actions that the log can record have labels, in both languages', () => {
  for (const [words, names] of [
    [auditSubjectWords, auditSubjects],
    [auditActionWords, everyAuditAction],
  ] as const) {
    expect(Object.keys(words.fa).sort()).toEqual([...names].sort());
    for (const text of Object.values(words.fa)) expect(text).toMatch(persian);
    for (const text of Object.values(words.en)) expect(text).toMatch(english);
  }
});

/** Returns the names of the fields of a body, at any depth; a formatted document is stored as one text. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(fieldsIn);
  const { properties, ...rest } = schema as { properties?: Record<string, unknown> };
  if (properties !== undefined && 'blocks' in properties) return [];
  const own = Object.entries(properties ?? {}).flatMap(([name, part]) =>
    name === 'body' ? ['body_fa', 'body_en'] : [name, ...fieldsIn(part)],
  );
  return [...own, ...Object.values(rest).flatMap(fieldsIn)];
}

/** An order is stored as a list of numbers or slugs, without a field name. */
const orders = [
  'PUT /api/admin/categories/order/',
  'PUT /api/admin/post-categories/',
  'PUT /api/admin/featured-products/',
  'PUT /api/admin/hero-slides/',
];
/** The writing calls whose bodies the log stores as received. */
const forms = [
  brandContract,
  categoriesAdminContract,
  heroSlidesContract,
  homePromoContract,
  productsAdminContract,
  sellingTermsContract,
  shippingContract,
  postsAdminContract,
  postCategoriesAdminContract,
  orderTermsContract,
  payingTermsContract,
  flashSalesAdminContract,
  contactContract,
  ticketsAdminContract,
].flatMap((contract) =>
  Object.entries(contract)
    .filter(([call]) => call.startsWith('PUT ') && !orders.includes(call))
    .map(([call, { body }]: [string, { body?: unknown }]) => [call, body] as const),
);

/** Not fields of the subject: the state that the writer had seen, against which the change is checked, and the proof of identity. */
const besides: readonly string[] = ['before', 'password'];

test.each(forms)('the fields of %s have labels', (_, body) => {
  expect(fieldsIn(body).filter((name) => !besides.includes(name) && !(name in auditFieldWords.fa))).toEqual([]);
});
