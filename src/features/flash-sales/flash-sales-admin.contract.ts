import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { discountFunders } from '#shared/commerce/discount-funders.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { Id, Moment, Price, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';

const Version = WholeNumber({ minimum: 1 });

export const flashSaleColours = ['saffron', 'pomegranate', 'turquoise'] as const;

const FlashSaleForm = Type.Object({
  product_id: Id(),
  /** The variant that it applies to; null for all variants of the product. When omitted: all, or the stored one. */
  variant_id: Type.Optional(Nullable(Id())),
  /** When null, the shop's price rule applies. */
  price: Nullable(Price()),
  /** Null means immediately; an active sale keeps its stored start. */
  begins_at: Nullable(Moment()),
  ends_at: Moment(),
  allotted: WholeNumber({ minimum: 1, maximum: 1_000_000 }),
  colour: Type.Enum([...flashSaleColours]),
  position: WholeNumber({ maximum: 10_000 }),
  /** When omitted: the shop, or the stored funder. */
  funded_by: Type.Optional(Type.Enum([...discountFunders])),
});
export type FlashSaleForm = Static<typeof FlashSaleForm>;

export const AdminFlashSale = Type.Object({
  ...FlashSaleForm.properties,
  variant_id: Nullable(Type.Integer()),
  /** Label of the variant. */
  variant: Nullable(Type.String()),
  funded_by: Type.Enum([...discountFunders]),
  price: Nullable(Type.Integer()),
  begins_at: Moment(),
  status: Type.Enum(['running', 'coming', 'ended']),
  colour: Type.String(),
  id: Type.Integer(),
  version: Version,
  sold: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  thumb: Nullable(Type.String()),
  base_price: Type.Integer(),
});
export type AdminFlashSale = Static<typeof AdminFlashSale>;

const ById = Type.Object({ id: Id() });
const flashSaleRefusals = { 'product-not-found': 404, 'variant-not-found': 404, 'terms-wrong': 400 } as const;

export const flashSalesAdminContract = contract({
  'GET /api/admin/flash-sales/': {
    summary: 'Lists every flash sale, newest first, fifty a page.',
    access: managers,
    query: Type.Object({
      status: Type.Optional(Type.Enum(['running', 'coming', 'ended'])),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(AdminFlashSale), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/flash-sales/': {
    summary: 'Creates a flash sale; it is visible as soon as it starts.',
    access: managers,
    body: FlashSaleForm,
    reply: AdminFlashSale,
    status: 201,
    idempotency: 'optional',
    refusals: flashSaleRefusals,
  },
  'GET /api/admin/flash-sales/:id/': {
    summary: 'Returns a flash sale with its product and the number of pieces sold.',
    access: managers,
    params: ById,
    reply: AdminFlashSale,
    refusals: { 'offer-not-found': 404 },
  },
  'PUT /api/admin/flash-sales/:id/': {
    summary: 'Changes a flash sale, if it has not changed since `version`. The number of pieces sold stays.',
    access: managers,
    params: ById,
    body: Type.Object({ version: Version, ...FlashSaleForm.properties }),
    reply: AdminFlashSale,
    refusals: { ...flashSaleRefusals, 'offer-not-found': 404, 'changed-meanwhile': 409, 'fewer-than-used': 409 },
  },
  'POST /api/admin/flash-sales/:id/end/': {
    summary:
      'Ends a flash sale at once: the product returns to its usual price. One that has not started is cancelled.',
    access: managers,
    params: ById,
    body: Type.Object({ version: Version }),
    reply: AdminFlashSale,
    refusals: { 'offer-not-found': 404, 'changed-meanwhile': 409, 'offer-ended': 409 },
  },
});
