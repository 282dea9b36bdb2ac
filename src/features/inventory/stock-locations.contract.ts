import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, OptionalText, SeenOrder, SeenVersion, WholeNumber } from '#shared/contract/fields.ts';
import { endsHere } from '#shared/contract/replies.ts';
import { NeededInBoth, Texts } from '#shared/contract/texts.ts';
import { stockStaff } from './inventory-admin.contract.ts';
import { maxStockLocations } from './stock-locations.rules.ts';

const ById = Type.Object({ id: Id() });

const LocationForm = Type.Object({
  name: NeededInBoth(60),
});
export type StockLocationForm = Static<typeof LocationForm>;

export const StockLocation = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  name: Texts,
  /** Whether it is the initial location of every shop, which is never archived. */
  main: Type.Boolean(),
  /** Whether it is archived: it has no stock and cannot receive any. */
  archived: Type.Boolean(),
});
export type StockLocation = Static<typeof StockLocation>;

const Locations = Type.Object({ data: Type.Array(StockLocation), ...endsHere });

/** Includes support, which chooses the location when receiving returns. */
const readers = { staff: ['owner', 'manager', 'support'] } as const;

export const stockLocationsContract = contract({
  'GET /api/admin/stock-locations/': {
    summary: 'Lists the stock locations in the order in which orders use them; archived ones last.',
    access: readers,
    reply: Locations,
  },
  'POST /api/admin/stock-locations/': {
    summary: 'Adds a location at the end.',
    access: stockStaff,
    body: LocationForm,
    reply: StockLocation,
    status: 201,
    idempotency: 'optional',
    refusals: { 'stock-location-taken': 409, 'too-many-stock-locations': 409 },
  },
  'GET /api/admin/stock-locations/:id/': {
    summary: 'Returns a stock location, archived or not.',
    access: readers,
    params: ById,
    reply: StockLocation,
    refusals: { 'stock-location-not-found': 404 },
  },
  'PUT /api/admin/stock-locations/:id/': {
    summary: 'Renames a location, if it has not changed since `version`.',
    access: stockStaff,
    params: ById,
    body: Type.Object({ version: SeenVersion(), ...LocationForm.properties }),
    reply: StockLocation,
    refusals: { 'stock-location-not-found': 404, 'stock-location-taken': 409, 'changed-meanwhile': 409 },
  },
  'PUT /api/admin/stock-locations/order/': {
    summary:
      'Sets the order in which orders take stock from locations: every location that is not archived, once, if the order is still the one that was read. The first is also where stock is received when no location is named.',
    access: stockStaff,
    body: Type.Object({
      ids: Type.Array(Id(), { minItems: 1, maxItems: maxStockLocations }),
      before: SeenOrder(Id(), { maxItems: maxStockLocations }),
    }),
    reply: Locations,
    refusals: { 'stock-locations-incomplete': 409, 'changed-meanwhile': 409 },
  },
  'POST /api/admin/stock-locations/:id/archive/': {
    summary:
      'Archives a location that has no stock and nothing sold left to send, if it has not changed since `version`.',
    access: stockStaff,
    params: ById,
    body: Type.Object({ version: SeenVersion() }),
    reply: StockLocation,
    refusals: {
      'stock-location-not-found': 404,
      'stock-location-not-empty': 409,
      'stock-location-main': 409,
      'changed-meanwhile': 409,
    },
  },
  'POST /api/admin/stock-locations/:id/transfer/': {
    id: 'adminTransferStock',
    summary:
      'Moves pieces of variants from one location to another: all of them, or none; the first variant with too few free pieces is named by its index.',
    idempotency: 'required',
    access: stockStaff,
    params: ById,
    body: Type.Object({
      to_location_id: Id(),
      changes: Type.Array(Type.Object({ variant_id: Id(), pieces: WholeNumber({ minimum: 1, maximum: 1_000_000 }) }), {
        minItems: 1,
        maxItems: 500,
      }),
      note: OptionalText({ maximum: 200 }),
    }),
    reply: Type.Object({ changed_count: Type.Integer() }),
    refusals: { 'stock-location-not-found': 404, 'stock-location-same': 400, 'stock-short': 409, 'stock-twice': 400 },
  },
});
