import { Type, type Static } from 'typebox';
import { fulfillmentReasons } from '#features/fulfillments/fulfillment-reasons.rules.ts';
import { Fulfillment } from '#features/fulfillments/fulfillments.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, OptionalText, SeenVersion, WholeNumber } from '#shared/contract/fields.ts';
import { goesOn, After, PageSize } from '#shared/contract/replies.ts';

/** A seller's parcel with its destination, but no other data of the customer. */
export const OwnParcel = Type.Object({
  ...Fulfillment.properties,
  placed_at: Type.String({ format: 'date-time' }),
  province: Type.String(),
  city: Type.String(),
});
export type OwnParcel = Static<typeof OwnParcel>;

export const OrderToPack = Type.Object({
  number: Type.String(),
  placed_at: Type.String({ format: 'date-time' }),
  province: Type.String(),
  city: Type.String(),
  /** Lines not packed into a parcel yet. */
  lines: Fulfillment.properties.lines,
});
export type OrderToPack = Static<typeof OrderToPack>;

const ById = Type.Object({ id: Id() });
const page = {
  page_size: PageSize(),
  after: After(),
};
const listOf = <Row extends typeof OwnParcel | typeof OrderToPack>(row: Row) =>
  Type.Object({ data: Type.Array(row), ...goesOn });
const needsShop = { 'seller-required': 403, 'seller-suspended': 403 } as const;
const moved = {
  ...needsShop,
  'fulfillment-not-found': 404,
  'fulfillment-elsewhere': 409,
  'changed-meanwhile': 409,
} as const;

export const ownParcelsContract = contract({
  'GET /api/seller/orders/to-pack/': {
    summary: 'Lists orders of which the seller has something to pack, longest waiting first.',
    access: 'customer',
    secondStep: 'needed',
    query: Type.Object(page),
    reply: listOf(OrderToPack),
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
  'POST /api/seller/orders/:number/fulfillments/': {
    summary: "Packs a parcel of an order: the given pieces of the seller's lines, or all that are left of them.",
    idempotency: 'optional',
    access: 'customer',
    secondStep: 'needed',
    params: Type.Object({ number: Type.String({ maxLength: 20 }) }),
    body: Type.Object({
      lines: Type.Optional(
        Type.Array(
          Type.Object({
            position: WholeNumber({ maximum: 1_000 }),
            quantity: WholeNumber({ minimum: 1, maximum: 10_000 }),
          }),
          { minItems: 1, maxItems: 100 },
        ),
      ),
    }),
    reply: OwnParcel,
    status: 201,
    location: '/api/seller/fulfillments/:id/',
    refusals: {
      ...needsShop,
      'order-not-found': 404,
      'order-moved-on': 409,
      'nothing-to-pack': 409,
      'parcel-too-much': 409,
      'parcel-of-two-sellers': 400,
      'parcel-of-two-locations': 400,
    },
  },
  'GET /api/seller/fulfillments/': {
    summary: "Lists the seller's parcels: packed ones, longest waiting first, or sent ones, latest first.",
    access: 'customer',
    secondStep: 'needed',
    query: Type.Object({ ...page, status: Type.Optional(Type.Enum(['packed', 'handed-over'])) }),
    reply: listOf(OwnParcel),
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
  'GET /api/seller/fulfillments/:id/': {
    summary: 'Returns a parcel of the seller with its contents and its address.',
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    reply: OwnParcel,
    refusals: { ...needsShop, 'fulfillment-not-found': 404 },
  },
  'PATCH /api/seller/fulfillments/:id/': {
    summary:
      "Corrects the carrier and the tracking code of the seller's parcel; omitted fields stay unchanged, an empty text removes the value.",
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    body: Type.Object({
      version: SeenVersion(),
      carrier: Type.Optional(OptionalText({ maximum: 60 })),
      tracking_code: Type.Optional(OptionalText({ maximum: 60 })),
    }),
    reply: OwnParcel,
    refusals: moved,
  },
  'POST /api/seller/fulfillments/:id/hand-over/': {
    summary: 'Records that a packed parcel was handed over to its carrier, with its tracking code.',
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    body: Type.Object({
      version: SeenVersion(),
      carrier: Type.Optional(OptionalText({ maximum: 60 })),
      tracking_code: Type.Optional(OptionalText({ maximum: 60 })),
    }),
    reply: OwnParcel,
    refusals: moved,
  },
  'POST /api/seller/fulfillments/:id/move/': {
    summary:
      'Marks a parcel of the seller as returning, returned or lost. The shop decides what becomes of its items and their money.',
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    body: Type.Object({
      version: SeenVersion(),
      to: Type.Enum(['returning', 'returned', 'lost']),
      /** Required when the parcel is returned and no reason was given before. */
      reason: Type.Optional(Type.Enum([...fulfillmentReasons])),
    }),
    reply: OwnParcel,
    refusals: { ...moved, 'parcel-reason-needed': 400, 'own-order': 403 },
  },
  'POST /api/seller/fulfillments/:id/unpack/': {
    summary: 'Unpacks a parcel that has not left: its items are to be packed again.',
    access: 'customer',
    secondStep: 'needed',
    params: ById,
    body: Type.Object({ version: SeenVersion() }),
    reply: Type.Object({ order_number: Type.String() }),
    refusals: moved,
  },
});
