import { Type, type Static } from 'typebox';
import { BulkReply, bulkOf } from '#shared/contract/bulk.ts';
import { contract, type StaffRole } from '#shared/contract/contract.ts';
import { Id, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize, UpdatedSince } from '#shared/contract/replies.ts';

export const stockStaff = { staff: ['owner', 'manager'] as readonly StaffRole[] } as const;

export const AdminStock = Type.Object({
  /** The variant's id. */
  id: Type.Integer(),
  product_id: Type.Integer(),
  name: Type.String(),
  variant: Nullable(Type.String()),
  thumb: Nullable(Type.String()),
  on_hand: Type.Integer(),
  /** The part of the on-hand quantity that is held for orders. */
  held: Type.Integer(),
  /** The staff is warned at this quantity or below. */
  low_stock_threshold: Type.Integer(),
  sku: Nullable(Type.String()),
  barcode: Nullable(Type.String()),
  external_ref: Nullable(Type.String()),
  visible: Type.Boolean(),
  /** The quantities by location, in the owner's order. */
  levels: Type.Array(
    Type.Object({
      location_id: Type.Integer(),
      on_hand: Type.Integer(),
      held: Type.Integer(),
    }),
  ),
  /** When any of its quantities last changed. */
  updated_at: Type.String({ format: 'date-time' }),
});
export type AdminStock = Static<typeof AdminStock>;

export const StockMovement = Type.Object({
  id: Type.Integer(),
  /** The location of the movement. */
  location_id: Type.Integer(),
  at: Type.String({ description: 'ISO 8601, UTC' }),
  on_hand_change: Type.Integer(),
  held_change: Type.Integer(),
  reason: Type.String(),
  /** The order that caused it. */
  order: Nullable(Type.String()),
  /** The username of the person; null for a movement caused by an order. */
  by: Nullable(Type.String()),
  note: Type.String(),
});
export type StockMovement = Static<typeof StockMovement>;

export const StockChange = Type.Object({
  variant_id: Id(),
  /** `received` adds pieces; `corrected` sets the counted on-hand quantity. */
  reason: Type.Enum(['received', 'corrected']),
  pieces: WholeNumber({ maximum: 1_000_000 }),
  /** The on-hand quantity as read before counting: when it has changed since, the correction is refused. */
  seen: Type.Optional(WholeNumber()),
  /**
   * The location: `pieces` and `seen` then refer to it. When omitted, they refer to all locations together, and received pieces, or the counted
   * difference, are booked at the first one.
   */
  location_id: Type.Optional(Id()),
});
export type StockChange = Static<typeof StockChange>;

export const inventoryAdminContract = contract({
  'GET /api/admin/stock/': {
    summary:
      'Lists the stock of every variant, fifty a page; continue with `after`. `q` searches by words, a number, or an exact sku, barcode or external reference. With `updated_since`, those whose stock or threshold has changed since, oldest change first.',
    access: stockStaff,
    query: Type.Object({
      q: Type.Optional(OptionalText({ maximum: 100 })),
      status: Type.Optional(Type.Enum(['low', 'sold-out'])),
      product: Type.Optional(Id()),
      /** Returns the quantities of one location, and what is low or sold out there; when omitted, those of all together. */
      location_id: Type.Optional(Id()),
      updated_since: UpdatedSince(),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(AdminStock), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/admin/stock/:id/movements/': {
    summary: 'Lists the stock movements of a variant, newest first, fifty a page.',
    access: stockStaff,
    params: Type.Object({ id: Id() }),
    query: Type.Object({ page_size: PageSize(), after: After() }),
    reply: Type.Object({ data: Type.Array(StockMovement), ...goesOn }),
    refusals: { 'invalid-request': 400, 'variant-not-found': 404 },
  },
  'PATCH /api/admin/stock/:id/': {
    summary:
      'Sets the number of pieces at and below which shoppers and staff see that few are left; 0 disables it. With `location_id`, the threshold for the staff at that location.',
    access: stockStaff,
    params: Type.Object({ id: Id() }),
    body: Type.Object({
      low_stock_threshold: WholeNumber({ maximum: 1_000_000 }),
      before: WholeNumber(),
      location_id: Type.Optional(Id()),
    }),
    reply: AdminStock,
    refusals: { 'variant-not-found': 404, 'changed-meanwhile': 409 },
  },
  'POST /api/admin/stock/': {
    id: 'adminMoveStock',
    summary:
      'Receives or corrects the stock of variants: all of them, or none; the first one that is impossible is named by its index.',
    idempotency: 'required',
    access: stockStaff,
    body: Type.Object({
      changes: Type.Array(StockChange, { minItems: 1, maxItems: 500 }),
      note: OptionalText({ maximum: 200 }),
    }),
    reply: Type.Object({ changed_count: Type.Integer() }),
    refusals: {
      'variant-not-found': 404,
      'stock-location-not-found': 404,
      'stock-held': 409,
      'stock-twice': 400,
      'changed-meanwhile': 409,
    },
  },
  'POST /api/admin/stock/bulk-move/': {
    summary:
      'Receives or corrects the stock of up to a hundred variants, each by itself; a refusal does not affect the others.',
    idempotency: 'required',
    access: stockStaff,
    body: Type.Object({ ...bulkOf(StockChange).properties, note: Type.Optional(OptionalText({ maximum: 200 })) }),
    reply: BulkReply,
  },
});
