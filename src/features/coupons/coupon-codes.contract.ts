import { Type, type Static } from 'typebox';
import { bulkOf, BulkReply } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, WholeNumber } from '#shared/contract/fields.ts';
import { After, goesOn, Nullable, PageSize } from '#shared/contract/replies.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { codeStatuses, maxCodesOfBatch } from './coupon-codes.rules.ts';

const Moment = Type.String({ format: 'date-time' });

/** Codes of one use that were made together. */
export const CouponBatch = Type.Object({
  id: Type.Integer(),
  coupon_id: Type.Integer(),
  prefix: Type.String({ description: 'What all of its codes begin with.' }),
  codes_count: Type.Integer({ description: 'How many codes were made.' }),
  free_count: Type.Integer({ description: 'How many of them can still be used.' }),
  redeemed_count: Type.Integer({ description: 'How many of them orders that stand have redeemed.' }),
  revoked_count: Type.Integer({ description: 'How many of them were revoked before an order redeemed them.' }),
  created_at: Moment,
});
export type CouponBatch = Static<typeof CouponBatch>;

/** A code that one order redeems. */
export const CouponCode = Type.Object({
  id: Type.Integer(),
  coupon_id: Type.Integer(),
  batch_id: Type.Integer(),
  code: Type.String({ description: 'The code; whoever types it may leave the hyphens out.' }),
  status: Type.Enum([...codeStatuses], { description: 'Free again when the order that redeemed it comes to nothing.' }),
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
    summary: 'The batches of codes of one use, newest first, with how many of each are left.',
    access: managers,
    query: Type.Object({ coupon_id: Type.Optional(Id()), page_size: PageSize(), after: After() }),
    reply: Type.Object({ data: Type.Array(CouponBatch), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/coupon-batches/': {
    summary:
      'Makes up to a thousand codes of one use under a coupon whose `single_use_codes` is set; its terms hold for each, its limits for all of them.',
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
    summary: 'A batch of codes, with how many of them are left.',
    access: managers,
    params: ById,
    reply: CouponBatch,
    refusals: { 'coupon-batch-not-found': 404 },
  },
  'POST /api/admin/coupon-batches/:id/revoke/': {
    summary: 'Revokes all codes of a batch: no further order redeems one, and orders that have redeemed one keep it.',
    access: managers,
    params: ById,
    body: Type.Object({}),
    reply: CouponBatch,
    refusals: { 'coupon-batch-not-found': 404 },
  },
  'GET /api/admin/coupon-codes/': {
    summary: 'Codes of one use, in the order in which they were made; `code` finds one, however it is typed.',
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
    summary: 'The same codes as a file for Excel, of one batch or of one coupon.',
    access: managers,
    query: Type.Object(filters),
    download: 'text/csv; charset=utf-8',
    reply: Type.String({ description: 'CSV in UTF-8, a line for each code' }),
  },
  'POST /api/admin/coupon-codes/bulk-revoke/': {
    summary: 'Revokes up to a hundred codes, each by itself; one that was revoked is `skipped`.',
    access: managers,
    body: bulkOf(Type.Object({ id: Id() })),
    reply: BulkReply,
  },
});
