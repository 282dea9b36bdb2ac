import { Type, type Static } from 'typebox';
import { contract, type StaffRole } from '#shared/contract/contract.ts';
import { Id, Moment, NonEmptyText, Toman, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { couponKinds } from './promotions.rules.ts';

const promotionsStaff = { staff: ['owner', 'manager'] as readonly StaffRole[] } as const;

const Version = WholeNumber({ minimum: 1 });

const CouponForm = Type.Object({
  code: NonEmptyText({ maximum: 40 }),
  kind: Type.Enum([...couponKinds]),
  percent_off: WholeNumber({ maximum: 100 }),
  amount_off: Toman(),
  most_off: Nullable(Toman()),
  minimum_total: Toman(),
  /** Null: at once. */
  begins_at: Nullable(Moment()),
  ends_at: Nullable(Moment()),
  most_uses: Nullable(WholeNumber({ minimum: 1 })),
  most_uses_per_customer: Nullable(WholeNumber({ minimum: 1 })),
  category_ids: Type.Array(Id(), { maxItems: 50 }),
  first_order_only: Type.Boolean(),
  paused: Type.Boolean(),
  /** Of several that run and are marked so, the one that began last stands on the home page. */
  shown_on_home: Type.Boolean(),
});
export type CouponForm = Static<typeof CouponForm>;

const DeskCoupon = Type.Object({
  ...CouponForm.properties,
  begins_at: Moment(),
  state: Type.Enum(['running', 'coming', 'ended', 'paused']),
  id: Type.Integer(),
  version: Version,
  uses: Type.Integer(),
  given: Type.Integer({ description: 'Toman taken off by it so far' }),
});
export type DeskCoupon = Static<typeof DeskCoupon>;

export const offerColours = ['saffron', 'pomegranate', 'turquoise'] as const;

const OfferForm = Type.Object({
  product_id: Id(),
  /** Without one the shop's price rule applies. */
  price: Nullable(Toman()),
  /** Null: at once. */
  begins_at: Nullable(Moment()),
  ends_at: Moment(),
  allotted: WholeNumber({ minimum: 1, maximum: 1_000_000 }),
  colour: Type.Enum([...offerColours]),
  position: WholeNumber({ maximum: 10_000 }),
});
export type OfferForm = Static<typeof OfferForm>;

const DeskOffer = Type.Object({
  ...OfferForm.properties,
  begins_at: Moment(),
  state: Type.Enum(['running', 'coming', 'ended']),
  colour: Type.String(),
  id: Type.Integer(),
  version: Version,
  sold: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  thumb: Nullable(Type.String()),
  base_price: Type.Integer(),
});
export type DeskOffer = Static<typeof DeskOffer>;

const ById = Type.Object({ id: Id() });
const Saved = Type.Object({ id: Type.Integer(), version: Version });
const couponRefusals = { 'code-taken': 409, 'terms-wrong': 400 } as const;
const offerRefusals = { 'product-not-found': 404, 'terms-wrong': 400 } as const;

export const promotionsDeskContract = contract({
  'GET /api/admin/coupons/': {
    summary: 'Every coupon, newest first, fifty at a time.',
    access: promotionsStaff,
    query: Type.Object({
      state: Type.Optional(Type.Enum(['running', 'coming', 'ended', 'paused'])),
      before: Type.Optional(Id()),
    }),
    reply: Type.Object({ data: Type.Array(DeskCoupon), next: Nullable(Type.String()) }),
  },
  'POST /api/admin/coupons/': {
    summary: 'Adds a coupon.',
    access: promotionsStaff,
    body: CouponForm,
    reply: Saved,
    status: 201,
    refusals: couponRefusals,
  },
  'PUT /api/admin/coupons/:id/': {
    summary: 'Changes a coupon, if nobody changed it since its `version` was read; its uses stay.',
    access: promotionsStaff,
    params: ById,
    body: Type.Object({ version: Version, ...CouponForm.properties }),
    reply: Saved,
    refusals: { ...couponRefusals, 'coupon-not-found': 404, 'changed-meanwhile': 409, 'fewer-than-used': 409 },
  },
  'GET /api/admin/offers/': {
    summary: 'Every special offer, newest first, fifty at a time.',
    access: promotionsStaff,
    query: Type.Object({
      state: Type.Optional(Type.Enum(['running', 'coming', 'ended'])),
      before: Type.Optional(Id()),
    }),
    reply: Type.Object({ data: Type.Array(DeskOffer), next: Nullable(Type.String()) }),
  },
  'POST /api/admin/offers/': {
    summary: 'Makes a special offer; it shows at once where it holds.',
    access: promotionsStaff,
    body: OfferForm,
    reply: Saved,
    status: 201,
    refusals: offerRefusals,
  },
  'PUT /api/admin/offers/:id/': {
    summary: 'Changes an offer, if nobody changed it since its `version` was read. What was sold of it stays.',
    access: promotionsStaff,
    params: ById,
    body: Type.Object({ version: Version, ...OfferForm.properties }),
    reply: Saved,
    refusals: { ...offerRefusals, 'offer-not-found': 404, 'changed-meanwhile': 409, 'fewer-than-used': 409 },
  },
  'POST /api/admin/offers/:id/end/': {
    summary: 'Ends an offer at once: the product goes back to its usual price.',
    access: promotionsStaff,
    params: ById,
    body: Type.Object({ version: Version }),
    reply: Saved,
    refusals: { 'offer-not-found': 404, 'changed-meanwhile': 409 },
  },
});
