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
  /** The one variant that it is on, null: all of the product. Left out: all, or the one that it was on before. */
  variant_id: Type.Optional(Nullable(Id())),
  /** Without one the shop's price rule applies. */
  price: Nullable(Price()),
  /** Null: at once; a sale that runs goes on from its own begin. */
  begins_at: Nullable(Moment()),
  ends_at: Moment(),
  allotted: WholeNumber({ minimum: 1, maximum: 1_000_000 }),
  colour: Type.Enum([...flashSaleColours]),
  position: WholeNumber({ maximum: 10_000 }),
  /** Left out: the shop, or who it was before. */
  funded_by: Type.Optional(Type.Enum([...discountFunders])),
});
export type FlashSaleForm = Static<typeof FlashSaleForm>;

export const AdminFlashSale = Type.Object({
  ...FlashSaleForm.properties,
  variant_id: Nullable(Type.Integer()),
  /** What the variant is called. */
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
    summary: 'Every special offer, newest first, fifty at a time.',
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
    summary: 'Makes a special offer; it shows at once where it holds.',
    access: managers,
    body: FlashSaleForm,
    reply: AdminFlashSale,
    status: 201,
    idempotency: 'optional',
    refusals: flashSaleRefusals,
  },
  'GET /api/admin/flash-sales/:id/': {
    summary: 'A special offer with its product and what was sold of it.',
    access: managers,
    params: ById,
    reply: AdminFlashSale,
    refusals: { 'offer-not-found': 404 },
  },
  'PUT /api/admin/flash-sales/:id/': {
    summary: 'Changes an offer, if nobody changed it since its `version` was read. What was sold of it stays.',
    access: managers,
    params: ById,
    body: Type.Object({ version: Version, ...FlashSaleForm.properties }),
    reply: AdminFlashSale,
    refusals: { ...flashSaleRefusals, 'offer-not-found': 404, 'changed-meanwhile': 409, 'fewer-than-used': 409 },
  },
  'POST /api/admin/flash-sales/:id/end/': {
    summary: 'Ends an offer at once: the product goes back to its usual price. One that has not begun is called off.',
    access: managers,
    params: ById,
    body: Type.Object({ version: Version }),
    reply: AdminFlashSale,
    refusals: { 'offer-not-found': 404, 'changed-meanwhile': 409, 'offer-ended': 409 },
  },
});
