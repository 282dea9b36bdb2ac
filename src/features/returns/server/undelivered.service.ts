import { giveCouponBack } from '#features/coupons/server/coupon-uses.service.ts';
import { giveFlashSalePiecesBack } from '#features/flash-sales/server/flash-sale-pieces.service.ts';
import {
  followParcels,
  storedParcel,
  type Packer,
  type StoredParcel,
} from '#features/fulfillments/server/fulfillments.service.ts';
import {
  notifyOfDecision,
  resolve,
  withParcel,
  type ParcelRejection,
} from '#features/fulfillments/server/parcel-moves.service.ts';
import {
  lockAvailableStock,
  restock as restockPieces,
  sellStock,
} from '#features/inventory/server/inventory.service.ts';
import { locationNotFound, unknownLocation } from '#features/inventory/server/stock-locations.service.ts';
import { refundableSum } from '#features/orders/orders.rules.ts';
import { linesOfOrder } from '#features/orders/server/orders.service.ts';
import {
  flashSalePieces,
  moveLockedOrder,
  takeBackPieces,
  type StandingOrder,
} from '#features/orders/server/standing-orders.service.ts';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import { refundOfPieces } from '#features/refunds/refunds.rules.ts';
import { giveBack, leaveUncollected } from '#features/refunds/server/refunds.service.ts';
import { countGivenMoney, type Giver, type GivingRejection } from '#features/settings/server/staff-money.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { returnErrors } from '../return-errors.messages.ts';
import { keepUndelivered } from './returns.store.ts';

/** Returns the contents of a parcel, as needed for the refund and the stock. */
async function piecesOf(shop: Shop, parcel: StoredParcel) {
  const ordered = await linesOfOrder(shop, parcel.orderId);
  return parcel.lines.map(({ position, quantity: pieces }) => {
    const line = ordered.find((one) => one.position === position);
    if (line === undefined) throw new Error(`The order ${parcel.orderId} has no line ${position}.`);
    return { ...line, pieces };
  });
}

type Pieces = Awaited<ReturnType<typeof piecesOf>>;

const stockOf = (orderId: number, pieces: Pieces) => ({
  orderId,
  pieces: pieces.map(({ id: variantId, productId, pieces: quantity }) => ({ variantId, productId, quantity })),
});

/** Counts a parcel's value towards the staff member's daily limit, whether refunded or sent again. */
const countGiven = (
  shop: Shop,
  { giver, order, amount }: { readonly giver: Giver; readonly order: StandingOrder; readonly amount: Toman },
) =>
  countGivenMoney(shop, {
    giver,
    customerId: order.customerId,
    amount,
    link: `/admin/orders/${order.number}`,
  });

const worthOf = (pieces: Pieces): Toman => pieces.reduce((sum, line) => sum + refundOfPieces(line, line.pieces), 0);

type RefundRefusal = Refusal<'stock-location-not-found'> | GivingRejection;

interface RefundOfParcel {
  readonly id: number;
  readonly version: number;
  /** Whether its pieces are restocked; those of a lost parcel never are. */
  readonly restock: boolean;
  /** The location where they are restocked; defaults to the first one. */
  readonly locationId?: number | undefined;
  readonly way: RefundWay;
  readonly giver: Giver;
}

/**
 * Decides not to send a returned or lost parcel again: its pieces count as returned, optionally restocked, and their price is refunded if the order
 * is paid, or not collected if it is due on delivery. The rest of the order continues; when nothing remains, it becomes returned.
 */
export async function refundParcel(
  shop: Shop,
  { id, version, restock, locationId, way, giver }: RefundOfParcel,
): Promise<StoredParcel | ParcelRejection | RefundRefusal> {
  const packer = { by: giver.id };
  return withParcel(
    shop,
    id,
    packer,
    async (parcel, order): Promise<StoredParcel | ParcelRejection | RefundRefusal> => {
      if ((await unknownLocation(shop, [locationId])) !== null) return locationNotFound('location_id');
      const pieces = await piecesOf(shop, parcel);
      const worth = worthOf(pieces);
      const back = Math.min(worth, refundableSum(order));
      const over = await countGiven(shop, { giver, order, amount: back });
      if (over !== null) return over;
      const rejected = await resolve(shop, { parcel, standing: order, packer, version, resolution: 'refunded' });
      if (rejected !== null) return rejected;
      const toShelf = restock && parcel.status === 'returned';
      const [cameBack] = await keepUndelivered(shop, {
        orderId: order.id,
        fulfillmentId: parcel.id,
        by: giver.id,
        restocked: toShelf,
        now: shop.clock.now(),
        positions: pieces.map(({ position }) => position),
        quantities: pieces.map(({ pieces: quantity }) => quantity),
      });
      await restockPieces(shop, { ...stockOf(order.id, pieces), toShelf, locationId, returnId: cameBack?.id });
      const isLast = (await takeBackPieces(shop, order.id, pieces)) === 0;
      await giveWorth(shop, order, { parcelId: parcel.id, worth, back, way, by: giver.id });
      if (isLast) await endOrder(shop, order, giver.id);
      else await followParcels(shop, order, packer);
      return storedParcel(shop, parcel.id);
    },
  );
}

/** Refunds a parcel's price if the order is paid, otherwise subtracts it from the sum due on delivery. */
async function giveWorth(
  shop: Shop,
  order: StandingOrder,
  {
    parcelId,
    worth,
    back,
    way,
    by,
  }: {
    readonly parcelId: number;
    readonly worth: Toman;
    readonly back: Toman;
    readonly way: RefundWay;
    readonly by: number;
  },
): Promise<void> {
  const occasion = { cause: 'return', key: `parcel:${parcelId}`, by } as const;
  if (order.paidAt === null) {
    await leaveUncollected(shop, order, worth, occasion);
    return;
  }
  const given = await giveBack(shop, order, back, { ...occasion, way });
  if (given !== 'given') throw new Error(`The money of a parcel did not go back: ${given}.`);
}

/**
 * Marks an order of which nothing remains as returned and releases its coupon and flash sale quantities; nothing is due any more for an unpaid one.
 */
async function endOrder(shop: Shop, order: StandingOrder, by: number): Promise<void> {
  const { id: orderId, number, customerId, total, paidAt } = order;
  if (paidAt === null) await leaveUncollected(shop, order, total, { cause: 'returned', key: `end:${orderId}`, by });
  await moveLockedOrder(shop, order, { to: 'returned', cause: 'staff', by });
  await giveCouponBack(shop, orderId);
  await giveFlashSalePiecesBack(shop, await flashSalePieces(shop, orderId));
  if (paidAt === null) return;
  await shop.publish('notice.due', {
    customerId,
    kind: 'order-moved',
    params: { number, state: 'returned' },
    link: `/my-order?order=${number}`,
    once: `order-moved:${number}:returned`,
  });
}

type AgainRefusal = Refusal<'out-of-stock'> | GivingRejection;

interface SendAgain {
  readonly id: number;
  readonly version: number;
  /** Whether other pieces are taken from stock instead of its own; always for a lost parcel. */
  readonly replace: boolean;
  readonly giver: Giver;
}

/**
 * Decides that the contents of a returned or lost parcel are packed and sent again. Refused when replacement pieces are needed and stock is too low.
 */
export async function sendAgain(
  shop: Shop,
  { id, version, replace, giver }: SendAgain,
): Promise<StoredParcel | ParcelRejection | AgainRefusal> {
  const packer: Packer = { by: giver.id };
  return withParcel(shop, id, packer, async (parcel, order): Promise<StoredParcel | ParcelRejection | AgainRefusal> => {
    const isReplaced = replace || parcel.status === 'lost';
    const pieces = isReplaced ? await piecesOf(shop, parcel) : [];
    if (!(await hasEnough(shop, pieces)))
      return refuse(
        'out-of-stock',
        inBoth(returnErrors, (t) => t.nothingToReplace),
      );
    const over = await countGiven(shop, { giver, order, amount: worthOf(pieces) });
    if (over !== null) return over;
    const resolution = isReplaced ? 'replaced' : 'sent-again';
    const rejected = await resolve(shop, { parcel, standing: order, packer, version, resolution });
    if (rejected !== null) return rejected;
    if (isReplaced) {
      const stock = stockOf(order.id, pieces);
      await restockPieces(shop, { ...stock, toShelf: false });
      await sellStock(shop, { ...stock, held: false });
    }
    await followParcels(shop, order, packer);
    await notifyOfDecision(shop, order, parcel);
    return storedParcel(shop, parcel.id);
  });
}

/** Whether there is enough stock of each variant; the rows are locked until the end of the transaction. */
async function hasEnough(shop: Shop, pieces: Pieces): Promise<boolean> {
  const ids = [...new Set(pieces.map(({ id }) => id))];
  if (ids.length === 0) return true;
  const available = await lockAvailableStock(shop, ids);
  return ids.every((variantId) => {
    const wanted = pieces.reduce((sum, line) => sum + (line.id === variantId ? line.pieces : 0), 0);
    return (available.get(variantId) ?? 0) >= wanted;
  });
}
