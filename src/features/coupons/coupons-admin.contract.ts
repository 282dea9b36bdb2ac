import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { Id, Moment, NonEmptyText, Toman, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';
import { discountFunders } from '#shared/commerce/discount-funders.ts';
import { couponKinds } from './coupons.rules.ts';
export const Version = WholeNumber({ minimum: 1 });

const CouponForm = Type.Object({
  code: NonEmptyText({ maximum: 40 }),
  kind: Type.Enum([...couponKinds]),
  percent_off: WholeNumber({ maximum: 100 }),
  discount_amount: Toman(),
  max_discount_amount: Nullable(Toman({ minimum: 1 })),
  minimum_total: Toman(),
  /** Null starts it at once; a coupon that has already started retains its start. */
  begins_at: Nullable(Moment()),
  ends_at: Nullable(Moment()),
  max_uses: Nullable(WholeNumber({ minimum: 1 })),
  max_uses_per_customer: Nullable(WholeNumber({ minimum: 1 })),
  category_ids: Type.Array(Id(), { maxItems: 50 }),
  first_order_only: Type.Boolean(),
  /** If omitted, the shop or, for an existing coupon, the previous value. */
  funded_by: Type.Optional(Type.Enum([...discountFunders])),
  active: Type.Boolean(),
  /** Whether it has single-use codes, generated in batches and each redeemed by one order; it then has no code of its own. */
  single_use_codes: Type.Boolean(),
  /** Whether it may be displayed on the home page: of several such running coupons, the one that began last. */
  shown_on_home: Type.Boolean(),
});

export type CouponForm = Static<typeof CouponForm>;

export const AdminCoupon = Type.Object({
  ...CouponForm.properties,
  funded_by: Type.Enum([...discountFunders]),
  max_discount_amount: Nullable(Type.Integer()),
  begins_at: Moment(),
  status: Type.Enum(['running', 'coming', 'ended', 'paused']),
  id: Type.Integer(),
  version: Version,
  uses_count: Type.Integer(),
  codes_count: Type.Integer({ description: 'The number of single-use codes created for it.' }),
  free_codes_count: Type.Integer({ description: 'How many of them can still be used.' }),
  /** The number of orders with its discount that are not counted as uses: paid after their hold, when no use was left. */
  uncounted_count: Type.Integer(),
  given: Type.Integer({
    description: 'The discount in toman that it gave on goods and delivery of orders that were not cancelled',
  }),
});

export type AdminCoupon = Static<typeof AdminCoupon>;

const couponRefusals = { 'coupon-taken': 409, 'terms-wrong': 400, 'reference-unknown': 422 } as const;

const ById = Type.Object({ id: Id() });

export const couponsAdminContract = contract({
  'GET /api/admin/coupons/': {
    summary: 'Lists every coupon, newest first, fifty a page.',
    access: managers,
    query: Type.Object({
      status: Type.Optional(Type.Enum(['running', 'coming', 'ended', 'paused'])),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(AdminCoupon), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/coupons/': {
    summary: 'Creates a coupon.',
    access: managers,
    body: CouponForm,
    reply: AdminCoupon,
    status: 201,
    idempotency: 'optional',
    refusals: couponRefusals,
  },
  'GET /api/admin/coupons/:id/': {
    summary: 'Returns a coupon with its terms, its uses and the discount it gave.',
    access: managers,
    params: ById,
    reply: AdminCoupon,
    refusals: { 'coupon-not-found': 404 },
  },
  'PUT /api/admin/coupons/:id/': {
    summary: 'Changes a coupon, if it has not changed since `version`; its uses stay.',
    access: managers,
    params: ById,
    body: Type.Object({ version: Version, ...CouponForm.properties }),
    reply: AdminCoupon,
    refusals: {
      ...couponRefusals,
      'coupon-not-found': 404,
      'changed-meanwhile': 409,
      'fewer-than-used': 409,
      'coupon-has-codes': 409,
    },
  },
});
