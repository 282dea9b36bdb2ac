import { Type, type Static } from 'typebox';
import { BulkReply, bulkOf } from '#shared/contract/bulk.ts';
import { contract, type StaffRole } from '#shared/contract/contract.ts';
import { Id, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize, UpdatedSince } from '#shared/contract/replies.ts';

export const stockStaff = { staff: ['owner', 'manager'] as readonly StaffRole[] } as const;

export const AdminStock = Type.Object({
  /** The variant's number. */
  id: Type.Integer(),
  product_id: Type.Integer(),
  name: Type.String(),
  variant: Nullable(Type.String()),
  thumb: Nullable(Type.String()),
  on_hand: Type.Integer(),
  /** Of those on the shelf, held for orders. */
  held: Type.Integer(),
  /** Of so many pieces or fewer the staff is warned. */
  low_stock_threshold: Type.Integer(),
  sku: Nullable(Type.String()),
  barcode: Nullable(Type.String()),
  external_ref: Nullable(Type.String()),
  visible: Type.Boolean(),
  /** Where they lie, in the owner's order of locations. */
  levels: Type.Array(
    Type.Object({
      location_id: Type.Integer(),
      on_hand: Type.Integer(),
      held: Type.Integer(),
    }),
  ),
  /** When a figure of it last changed. */
  updated_at: Type.String({ format: 'date-time' }),
});
export type AdminStock = Static<typeof AdminStock>;

export const StockMovement = Type.Object({
  id: Type.Integer(),
  /** Where it happened. */
  location_id: Type.Integer(),
  at: Type.String({ description: 'ISO 8601, UTC' }),
  on_hand_change: Type.Integer(),
  held_change: Type.Integer(),
  reason: Type.String(),
  /** The order that caused it. */
  order: Nullable(Type.String()),
  /** The username of who did it; null for what an order did. */
  by: Nullable(Type.String()),
  note: Type.String(),
});
export type StockMovement = Static<typeof StockMovement>;

export const StockChange = Type.Object({
  variant_id: Id(),
  /** `received` adds pieces that arrived; `corrected` sets what was counted on the shelf. */
  reason: Type.Enum(['received', 'corrected']),
  pieces: WholeNumber({ maximum: 1_000_000 }),
  /** How many were on the shelf when they were counted, as it was read: with another number there by now nothing is corrected. */
  seen: Type.Optional(WholeNumber()),
  /**
   * Where it happened: `pieces` and `seen` are of that location. Without it they are of all locations together, and what arrived, or the
   * difference that was counted, lies at the first one.
   */
  location_id: Type.Optional(Id()),
});
export type StockChange = Static<typeof StockChange>;

export const inventoryAdminContract = contract({
  'GET /api/admin/stock/': {
    summary:
      'The stock of every variant, fifty at a time; `after` says where to go on. `q` is words, a number, or a sku, barcode or external reference as it is written. With `updated_since` those whose pieces or threshold have changed, oldest change first.',
    access: stockStaff,
    query: Type.Object({
      q: Type.Optional(OptionalText({ maximum: 100 })),
      status: Type.Optional(Type.Enum(['low', 'sold-out'])),
      product: Type.Optional(Id()),
      /** The figures of one location, and what is low or sold out there; without it those of all together. */
      location_id: Type.Optional(Id()),
      updated_since: UpdatedSince(),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(AdminStock), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/admin/stock/:id/movements/': {
    summary: 'Why the stock of a variant is what it is: its movements, newest first, fifty at a time.',
    access: stockStaff,
    params: Type.Object({ id: Id() }),
    query: Type.Object({ page_size: PageSize(), after: After() }),
    reply: Type.Object({ data: Type.Array(StockMovement), ...goesOn }),
    refusals: { 'invalid-request': 400, 'variant-not-found': 404 },
  },
  'PATCH /api/admin/stock/:id/': {
    summary:
      'Sets from how many pieces of a variant down shoppers and staff see that few are left; 0 for never. With a `location_id` it is the staff’s, for that location.',
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
      'Receives or corrects the stock of variants: all of them, or none with the place of the first that cannot be.',
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
      'Receives or corrects the stock of up to a hundred variants, each by itself; what is refused leaves the others.',
    idempotency: 'required',
    access: stockStaff,
    body: Type.Object({ ...bulkOf(StockChange).properties, note: Type.Optional(OptionalText({ maximum: 200 })) }),
    reply: BulkReply,
  },
});
