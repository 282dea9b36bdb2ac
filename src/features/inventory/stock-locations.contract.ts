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
  /** The one that every shop has, which is never archived. */
  main: Type.Boolean(),
  /** Nothing lies there any more, and nothing can be brought there. */
  archived: Type.Boolean(),
});
export type StockLocation = Static<typeof StockLocation>;

const Locations = Type.Object({ data: Type.Array(StockLocation), ...endsHere });

/** Who takes returns in says where they lie. */
const readers = { staff: ['owner', 'manager', 'support'] } as const;

export const stockLocationsContract = contract({
  'GET /api/admin/stock-locations/': {
    summary: 'Where stock lies, in the order in which orders take it; those that are archived last.',
    access: readers,
    reply: Locations,
  },
  'POST /api/admin/stock-locations/': {
    summary: 'Adds a location behind the others.',
    access: stockStaff,
    body: LocationForm,
    reply: StockLocation,
    status: 201,
    idempotency: 'optional',
    refusals: { 'stock-location-taken': 409, 'too-many-stock-locations': 409 },
  },
  'GET /api/admin/stock-locations/:id/': {
    summary: 'A location of the stock, archived or not.',
    access: readers,
    params: ById,
    reply: StockLocation,
    refusals: { 'stock-location-not-found': 404 },
  },
  'PUT /api/admin/stock-locations/:id/': {
    summary: 'Renames a location, if nobody has since its `version` was read.',
    access: stockStaff,
    params: ById,
    body: Type.Object({ version: SeenVersion(), ...LocationForm.properties }),
    reply: StockLocation,
    refusals: { 'stock-location-not-found': 404, 'stock-location-taken': 409, 'changed-meanwhile': 409 },
  },
  'PUT /api/admin/stock-locations/order/': {
    summary:
      'Says in which order orders take pieces: every location that is not archived, each once, if they still stand as they were seen. The first is also where pieces arrive when none is named.',
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
      'Archives a location at which nothing lies and from which nothing sold is still to be sent, if nobody has changed it since its `version` was read.',
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
      'Moves pieces of variants from a location to another: all of them, or none with the place of the first of which too few are free.',
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
