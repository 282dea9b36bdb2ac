import { orderErrors } from '#features/orders/order-errors.messages.ts';
import { orderCan, refundableSum } from '#features/orders/orders.rules.ts';
import { restock as restockPieces } from '#features/inventory/server/inventory.service.ts';
import { locationNotFound, unknownLocation } from '#features/inventory/server/stock-locations.service.ts';
import { claimUploads } from '#features/media/server/uploads.service.ts';
import { countGivenMoney } from '#features/settings/server/staff-money.service.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { giveCouponBack } from '#features/coupons/server/coupon-uses.service.ts';
import { giveFlashSalePiecesBack } from '#features/flash-sales/server/flash-sale-pieces.service.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import type { ReturnReason, ReturnState, VisibleReturn } from '../returns.contract.ts';
import { returnError, returnStatesBefore } from '../returns.rules.ts';
import { returnErrors } from '../return-errors.messages.ts';
import { linesOfOrder } from '#features/orders/server/orders.service.ts';
import {
  deliveredAt,
  flashSalePieces,
  lockOrder,
  lockOwnOrder,
  moveLockedOrder,
  takeBackPieces,
  type StandingOrder,
} from '#features/orders/server/standing-orders.service.ts';
import { giveBack } from '#features/refunds/server/refunds.service.ts';
import { wayTaken } from '#features/refunds/server/ways-taken.service.ts';
import { returnsOfOrder, visibleReturn } from './returns-of-order.service.ts';
import { decideReturn, endReturns, keepReturn, noteRestocked, openLines, orderOfReturn } from './returns.store.ts';
import { linesComingBack, moneyBack, type ReturnedLine } from './returned-goods.ts';

const maxRequestsInAnHour = 20;

interface NewReturn {
  readonly customerId: number;
  readonly number: string;
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
  readonly reason: ReturnReason;
  readonly text: string;
  readonly pictures: readonly string[];
  /** The language of the goods' names in the response. */
  readonly language?: Language;
}

type RequestRefusal = Refusal<
  | 'order-not-found'
  | 'return-not-allowed'
  | 'return-under-way'
  | 'return-too-many'
  | 'upload-not-found'
  | 'too-many-tries'
>;

/** Requests the return of goods from the customer's delivered order; locks the order's row, so that a line is requested only once. */
export async function requestReturn(
  shop: Shop,
  { customerId, number, lines, reason, text, pictures: images, language = 'fa' }: NewReturn,
): Promise<VisibleReturn | RequestRefusal> {
  const { allowed, retryAfterSeconds } = await countTry(shop, {
    key: `return:${customerId}`,
    policy: 'returns',
    max: maxRequestsInAnHour,
    windowSeconds: 3_600,
  });
  if (!allowed)
    return refuse(
      'too-many-tries',
      inBoth(returnErrors, (t) => t.returnTooOften),
      { retryAfterSeconds },
    );
  return shop.transaction(async () => {
    const order = await lockOwnOrder(shop, { customerId, number });
    if (order === null)
      return refuse(
        'order-not-found',
        inBoth(orderErrors, (t) => t.notFound),
      );
    const now = shop.clock.now();
    const delivered = await deliveredAt(shop, order.id);
    if (!orderCan.requestReturn({ ...order, deliveredAt: delivered }, now))
      return refuse(
        'return-not-allowed',
        inBoth(returnErrors, (t) => t.returnNotAllowed),
      );
    const error = returnError(
      lines,
      await linesOfOrder(shop, order.id),
      (await openLines(shop, { orderId: order.id })).map(({ position }) => position),
    );
    if (error !== null)
      return refuse(
        error,
        inBoth(returnErrors, (t) => (error === 'return-under-way' ? t.returnUnderWay : t.returnTooMany)),
      );
    const claimed = await claimUploads(shop, { customerId, keys: images, kind: 'picture' });
    if (isRefusal(claimed)) return claimed;
    await keepReturn(shop, {
      orderId: order.id,
      reason,
      text,
      pictures: images,
      now,
      positions: lines.map(({ position }) => position),
      quantities: lines.map(({ quantity }) => quantity),
    });
    const requested = (await returnsOfOrder(shop, order.id)).at(-1);
    if (requested === undefined) throw new Error('A return was kept and is not there.');
    return visibleReturn(requested, language);
  });
}

interface Decision {
  readonly id: number;
  readonly by: number;
  readonly answer?: string | undefined;
}

type DecisionRefusal = Refusal<'return-not-found' | 'return-moved-on'>;
const movedOn = () =>
  refuse(
    'return-moved-on',
    inBoth(returnErrors, (t) => t.returnMovedOn),
  );

/** Locks the order of a return, which serializes all changes to the return. */
async function lockedOrderOf(shop: Shop, returnId: number): Promise<StandingOrder | Refusal<'return-not-found'>> {
  const [found] = await orderOfReturn(shop, { id: returnId });
  return found === undefined
    ? refuse(
        'return-not-found',
        inBoth(returnErrors, (t) => t.returnUnknown),
      )
    : lockOrder(shop, found.orderId);
}

/** Approves a return, or refuses it with a message, and notifies the customer. */
export function answerReturn(
  shop: Shop,
  { id, by, answer, state }: Decision & { readonly state: 'approved' | 'refused' },
): Promise<{ status: ReturnState } | DecisionRefusal> {
  return shop.transaction(async () => {
    const order = await lockedOrderOf(shop, id);
    if (isRefusal(order)) return order;
    const message = answer === undefined || answer === '' ? null : answer;
    const [returned] = await decideReturn(shop, {
      id,
      from: returnStatesBefore(state),
      to: state,
      by,
      answer: message,
      now: shop.clock.now(),
    });
    if (returned === undefined) return movedOn();
    const { number, customerId } = order;
    await recordChange(shop, {
      by,
      action: `return.${state}`,
      subject: 'order',
      subjectId: number,
      before: { return_state: returned.before },
      after: { return: id, return_state: state, answer: message },
    });
    const notice = { customerId, link: `/my-order?order=${number}`, once: `return:${id}:${state}` };
    if (state === 'approved')
      await shop.publish('notice.due', { ...notice, kind: 'return-approved', params: { number } });
    else
      await shop.publish('notice.due', {
        ...notice,
        kind: 'return-refused',
        params: { number, answer: message ?? '' },
      });
    await shop.publish('return.answered', { orderId: order.id, returnId: id, state });
    return { status: state };
  });
}

interface GoodsIn {
  readonly id: number;
  readonly by: number;
  /** The role of the staff member. */
  readonly role: string | null;
  readonly restock: boolean;
  /** The location where the pieces are restocked; defaults to the first one. */
  readonly locationId?: number | undefined;
  readonly way: RefundWay;
  readonly amount?: Toman | undefined;
}

/**
 * Receives the goods of a return, optionally restocks them, and refunds their price or the lower amount given by staff. When nothing of the order
 * remains with the customer, the order becomes returned.
 */
export function receiveReturn(
  shop: Shop,
  { id, by, role, restock, locationId, way, amount }: GoodsIn,
): Promise<
  | { status: ReturnState }
  | DecisionRefusal
  | Refusal<
      | 'stock-location-not-found'
      | 'refund-too-much'
      | 'refund-above-worth'
      | 'over-staff-limit'
      | 'approval-needed'
      | 'credit-to-oneself'
    >
> {
  return shop.transaction(async () => {
    const order = await lockedOrderOf(shop, id);
    if (isRefusal(order)) return order;
    if ((await unknownLocation(shop, [locationId])) !== null) return locationNotFound('location_id');
    // Must come first: already received goods have no value left, which is not the reason to refuse them.
    const [returned] = await decideReturn(shop, {
      id,
      from: returnStatesBefore('done'),
      to: 'done',
      by,
      answer: null,
      now: shop.clock.now(),
    });
    if (returned === undefined) return movedOn();
    const coming = await linesComingBack(shop, order.id, id);
    const back = moneyBack(coming, refundableSum(order), amount);
    if (isRefusal(back)) return back;
    const over = await countGivenMoney(shop, {
      giver: { id: by, role },
      customerId: order.customerId,
      amount: back,
      link: `/admin/orders/${order.number}`,
    });
    if (over !== null) return over;
    await noteRestocked(shop, { id, restocked: restock });
    await restockPieces(shop, {
      orderId: order.id,
      pieces: coming.map(piecesOfLine),
      toShelf: restock,
      locationId,
      returnId: id,
    });
    if ((await takeBackPieces(shop, order.id, coming)) === 0) await endReturnedOrder(shop, order, by);
    const taken = await payReturn(shop, order, { id, back, way, by });
    await recordChange(shop, {
      by,
      action: 'return.done',
      subject: 'order',
      subjectId: order.number,
      before: { return_state: returned.before, refunded: order.refunded },
      after: { return: id, return_state: 'done', restock, way: taken, refunded: order.refunded + back },
    });
    return { status: 'done' };
  });
}

/** Refunds a return and returns the method used. */
async function payReturn(
  shop: Shop,
  order: StandingOrder,
  { id, back, way, by }: Pick<GoodsIn, 'id' | 'way' | 'by'> & { readonly back: Toman },
) {
  const key = `return:${id}`;
  const given = await giveBack(shop, order, back, { cause: 'return', key, way, by });
  if (given !== 'given') throw new Error(`The money of a return did not go back: ${given}.`);
  return wayTaken(shop, order.id, key);
}

const piecesOfLine = ({ variantId, productId, pieces }: ReturnedLine) => ({ variantId, productId, quantity: pieces });

/**
 * After the last piece was returned: marks the order as returned and releases its coupon and its flash sale quantities, as for an order returned as a
 * whole.
 */
async function endReturnedOrder(shop: Shop, order: StandingOrder, by: number): Promise<void> {
  if (!orderCan.become(order, 'returned')) return;
  await moveLockedOrder(shop, order, { to: 'returned', cause: 'staff', by });
  await giveCouponBack(shop, order.id);
  await giveFlashSalePiecesBack(shop, await flashSalePieces(shop, order.id));
}

/** Ends the open returns of an order that is returned as a whole, in the transaction that ends it. */
export async function endReturnsOf(
  shop: Shop,
  { orderId, by }: { readonly orderId: number; readonly by?: number | undefined },
): Promise<void> {
  await endReturns(shop, { orderId, by: by ?? null, now: shop.clock.now() });
}
