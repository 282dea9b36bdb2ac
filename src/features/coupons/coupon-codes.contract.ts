import { Type, type Static } from 'typebox';
import { bulkOf, BulkReply } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, WholeNumber } from '#shared/contract/fields.ts';
import { After, goesOn, Nullable, PageSize } from '#shared/contract/replies.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { codeStatuses, maxCodesOfBatch } from './coupon-codes.rules.ts';

const Moment = Type.String({ format: 'date-time' });

/** A batch of single-use codes generated together. */
export const CouponBatch = Type.Object({
  id: Type.Integer(),
  coupon_id: Type.Integer(),
  prefix: Type.String({ description: 'The prefix of all its codes.' }),
  codes_count: Type.Integer({ description: 'The number of codes that were created.' }),
  free_count: Type.Integer({ description: 'How many of them can still be used.' }),
  redeemed_count: Type.Integer({
    description: 'How many of them have been redeemed by orders that were not cancelled.',
  }),
  revoked_count: Type.Integer({ description: 'How many of them were revoked before an order redeemed them.' }),
  created_at: Moment,
});
export type CouponBatch = Static<typeof CouponBatch>;

/** A code that one order can redeem. */
export const CouponCode = Type.Object({
  id: Type.Integer(),
  coupon_id: Type.Integer(),
  batch_id: Type.Integer(),
  code: Type.String({ description: 'The code; hyphens may be omitted when it is entered.' }),
  status: Type.Enum([...codeStatuses], {
    description: 'Becomes free again when the order that redeemed it is cancelled.',
  }),
  order_number: Nullable(Type.String()),
  redeemed_at: Nullable(Moment),
});
export type CouponCode = Static<typeof CouponCode>;

const ById = Type.Object({ id: Id() });
const filters = {
  coupon_id: Type.Optional(Id()),
  batch_id: Type.Optional(Id()),
  status: Type.Optional(Type.Enum([...codeStatuses])),
};

export const couponCodesContract = contract({
  'GET /api/admin/coupon-batches/': {
    summary: 'Lists the batches of single-use codes, newest first, with how many of each are left.',
    access: managers,
    query: Type.Object({ coupon_id: Type.Optional(Id()), page_size: PageSize(), after: After() }),
    reply: Type.Object({ data: Type.Array(CouponBatch), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/coupon-batches/': {
    summary:
      'Creates up to a thousand single-use codes for a coupon with `single_use_codes`; its terms apply to each, its limits to all of them together.',
    idempotency: 'required',
    access: managers,
    body: Type.Object({
      coupon_id: Id(),
      prefix: NonEmptyText({ maximum: 20 }),
      codes_count: WholeNumber({ minimum: 1, maximum: maxCodesOfBatch }),
    }),
    reply: CouponBatch,
    status: 201,
    refusals: { 'terms-wrong': 400, 'coupon-not-found': 404, 'coupon-has-one-code': 409, 'too-many-coupon-codes': 409 },
  },
  'GET /api/admin/coupon-batches/:id/': {
    summary: 'Returns a batch of codes, with how many of them are left.',
    access: managers,
    params: ById,
    reply: CouponBatch,
    refusals: { 'coupon-batch-not-found': 404 },
  },
  'POST /api/admin/coupon-batches/:id/revoke/': {
    summary:
      'Revokes all codes of a batch: no further order can redeem one, and orders that have redeemed one keep it.',
    access: managers,
    params: ById,
    body: Type.Object({}),
    reply: CouponBatch,
    refusals: { 'coupon-batch-not-found': 404 },
  },
  'GET /api/admin/coupon-codes/': {
    summary: 'Lists single-use codes in creation order; `code` finds one, in any spelling.',
    access: managers,
    query: Type.Object({
      ...filters,
      code: Type.Optional(NonEmptyText({ maximum: 60 })),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(CouponCode), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/admin/coupon-codes/export.csv': {
    summary: 'Exports the codes of a batch or a coupon as a file for Excel.',
    access: managers,
    query: Type.Object(filters),
    download: 'text/csv; charset=utf-8',
    reply: Type.String({ description: 'CSV in UTF-8, one line for each code' }),
  },
  'POST /api/admin/coupon-codes/bulk-revoke/': {
    summary: 'Revokes up to a hundred codes, each by itself; revoked ones are `skipped`.',
    access: managers,
    body: bulkOf(Type.Object({ id: Id() })),
    reply: BulkReply,
  },
});
