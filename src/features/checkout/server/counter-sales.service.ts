import { recordChange } from '#features/audit/server/audit.service.ts';
import { walkInAccount } from '#features/accounts/server/accounts.service.ts';
import { dealsWithOwn } from '#features/accounts/server/roles.service.ts';
import { ownOrder } from '#features/orders/own-order.ts';
import { counterMessages } from '#features/orders/counter.messages.ts';
import { customerAtCounter } from '#features/auth/server/sign-up/sign-up.service.ts';
import { useCreditCode } from '#features/auth/server/credit-codes.service.ts';
import { invalidateFlashSales } from '#features/flash-sales/server/flash-sale-pieces.service.ts';
import { handOverAtCounter } from '#features/fulfillments/server/order-moves.service.ts';
import { invalidatePieces } from '#features/inventory/server/inventory.service.ts';
import { locationNotFound, unknownLocation } from '#features/inventory/server/stock-locations.service.ts';
import { staffOrderDetail } from '#features/order-details/server/order-details-admin.service.ts';
import type { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { noteNewOrder } from '#features/orders/server/orders-admin.service.ts';
import { orderNumbersOf } from '#features/orders/server/order-numbers.service.ts';
import { drawOrderId } from '#features/orders/server/standing-orders.service.ts';
import { tenderKindOf } from '#features/payments/tenders.rules.ts';
import { priceRule } from '#features/prices/server/price-rule.service.ts';
import { vatPercent } from '#features/prices/server/vat.service.ts';
import { settleInStock } from '#features/products/server/product-stock.service.ts';
import { returnWindowDays } from '#features/settings/server/return-window.service.ts';
import { creditBalance, payWithCredit } from '#features/store-credit/server/store-credit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { checkoutRefusals } from '../checkout-errors.messages.ts';
import type { CounterSale } from '../counter-sales.contract.ts';
import type { OrderSums } from '../order-sums.rules.ts';
import type { CartLine } from './checkout.store.ts';
import { takeCounterLines, writeCounterSale } from './counter-sales.store.ts';
import { lineColumns } from './new-order.ts';
import { creditShort, outOfStock, totalChanged } from './placement-refusals.ts';
import { pricedLines, sumsOf, type PricedLine } from './pricing.ts';

/** Thrown when another buyer took the last pieces of a flash sale between the read and the write. */
class PricesMoved extends Error {
  override readonly name = 'PricesMoved';
}
const maxAttempts = 5;

/**
 * Stands for "not sent" in place of a shipping method: no method has this id. Stored in both languages, and as an address in Persian
 * (`counter-address.ts`).
 */
const handedOver = { id: 0, fa: counterMessages.fa.handedOver, en: counterMessages.en.handedOver } as const;

export type CounterRefusal = Refusal<
  | 'order-not-found'
  | 'stock-location-not-found'
  | 'variant-not-found'
  | 'stock-twice'
  | 'out-of-stock'
  | 'total-changed'
  | 'order-too-large'
  | 'credit-short'
  | 'credit-code-needed'
  | 'phone-moved'
  | 'own-order'
>;

interface Sale {
  readonly by: number;
  readonly body: CounterSale;
  readonly language: Language;
}

/**
 * Sells to a customer at the counter and returns the order as handed over; refused where the stock, the credit or the sum of the payments falls
 * short.
 */
export async function sellAtCounter(shop: Shop, sale: Sale): Promise<StaffOrderDetail | CounterRefusal> {
  const { items, location_id: locationId } = sale.body;
  if (new Set(items.map((item) => item.variant_id)).size < items.length)
    return refuse(
      'stock-twice',
      inBoth(checkoutRefusals, (t) => t.itemTwice),
    );
  if ((await unknownLocation(shop, [locationId])) !== null) return locationNotFound('location_id');
  const numberOf = await orderNumbersOf(shop);
  for (let attempt = 1; ; attempt++) {
    try {
      const sold = await shop.transaction(() => sellOnce(shop, sale, numberOf));
      return isRefusal(sold) ? sold : await staffOrderDetail(shop, { number: sold, language: sale.language });
    } catch (error) {
      if (!(error instanceof PricesMoved) || attempt === maxAttempts) throw error;
    }
  }
}

async function sellOnce(
  shop: Shop,
  { by, body }: Sale,
  numberOf: (id: number) => string,
): Promise<string | CounterRefusal> {
  const now = shop.clock.now();
  const priced = await pricedAtCounter(shop, body, now);
  if (isRefusal(priced)) return priced;
  const { sums } = priced;
  if (body.payments.reduce((sum, { amount }) => sum + amount, 0) !== sums.total) return totalChanged(sums);
  const buyer = await buyerOf(shop, body);
  if (isRefusal(buyer)) return buyer;
  const customerId = buyer.id;
  if (await dealsWithOwn(shop, { by, customerId })) return ownOrder();
  const [id, creditUsed] = [await drawOrderId(shop), paidBy(body, 'credit')];
  const number = numberOf(id);
  const unconfirmed = await refuseUnconfirmedCredit(shop, body, creditUsed);
  if (unconfirmed !== null) return unconfirmed;
  if (!(await payWithCredit(shop, { customerId, orderId: id, amount: creditUsed })))
    return creditShort(await creditBalance(shop, customerId));
  await writeSale(shop, { id, number, customerId, creditUsed, body, now, ...priced });
  await handOverAtCounter(shop, { id, number, by });
  if (body.metadata !== undefined) await noteNewOrder(shop, { number, metadata: body.metadata });
  await recordChange(shop, {
    by,
    action: 'order.sold-at-counter',
    subject: 'order',
    subjectId: number,
    after: { total: sums.total, location_id: body.location_id, ...(body.metadata && { metadata: body.metadata }) },
  });
  return number;
}

/** Refuses payment from the credit of a phone number without its customer's code, since anybody could have named the number. */
async function refuseUnconfirmedCredit(
  shop: Shop,
  { customer }: CounterSale,
  creditUsed: number,
): Promise<Refusal<'credit-short' | 'credit-code-needed'> | null> {
  if (creditUsed === 0) return null;
  if (customer === undefined) return creditShort(0);
  if (await useCreditCode(shop, { phone: customer.phone, sessionId: customer.session_id })) return null;
  return refuse(
    'credit-code-needed',
    inBoth(checkoutRefusals, (t) => t.creditCodeNeeded),
  );
}

const paidBy = ({ payments }: CounterSale, way: string) =>
  payments.filter(({ method }) => method === way).reduce((sum, { amount }) => sum + amount, 0);

const buyerOf = (shop: Shop, { customer }: CounterSale) =>
  customer === undefined ? walkInAccount(shop) : customerAtCounter(shop, customer.phone);

interface Priced {
  readonly lines: readonly PricedLine[];
  readonly sums: OrderSums;
  readonly vatPercent: number;
}

async function pricedAtCounter(
  shop: Shop,
  { items, location_id: locationId }: CounterSale,
  now: Date,
): Promise<Priced | Refusal<'variant-not-found' | 'out-of-stock' | 'order-too-large'>> {
  const rows = await takeCounterLines(shop, {
    variantIds: items.map((item) => item.variant_id),
    quantities: items.map(({ quantity }) => quantity),
    locationId,
    now,
  });
  const found = rows.filter((row): row is typeof row & CartLine => row.variantId !== null);
  if (found.length < rows.length)
    return refuse(
      'variant-not-found',
      inBoth(checkoutRefusals, (t) => t.itemUnknown),
    );
  const short = found.filter((line) => line.available < line.quantity);
  if (short.length > 0) return outOfStock(short);
  const rule = await priceRule(shop);
  const vat = await vatPercent(shop);
  const lines = pricedLines(found, rule);
  const sums = sumsOf(lines, { rule, vatPercent: vat, shipping: 0 }, null);
  return isRefusal(sums) ? sums : { lines, sums, vatPercent: vat };
}

interface PlacedSale extends Priced {
  readonly id: number;
  readonly number: string;
  readonly customerId: number;
  readonly creditUsed: number;
  readonly body: CounterSale;
  readonly now: Date;
}

async function writeSale(shop: Shop, sale: PlacedSale): Promise<void> {
  const { lines } = sale;
  const [counts] = await writeCounterSale(shop, await saleValues(shop, sale));
  if (counts?.flashSalesMoved !== new Set(lines.flatMap((line) => line.flashSaleId ?? [])).size)
    throw new PricesMoved();
  shop.eventWritten();
  if (counts.soldOut.length > 0) await settleInStock(shop, counts.soldOut);
  invalidatePieces(shop, [...new Set(lines.map((line) => line.productId))]);
  if (counts.flashSalesMoved > 0) invalidateFlashSales(shop, counts.flashSalesUsedUp);
}

async function saleValues(shop: Shop, sale: PlacedSale): Promise<Parameters<typeof writeCounterSale>[1]> {
  const { id, number, customerId, creditUsed, body, now, lines, sums } = sale;
  const tenders = body.payments.filter(({ method, amount }) => method !== 'credit' && amount > 0);
  return {
    ...lineColumns(shop, { lines, sums, coupon: null }),
    ...handedOverValues(body),
    orderId: id,
    number,
    customerId,
    state: 'placed',
    paymentMethod: 'counter',
    shippingMethodId: handedOver.id,
    address: {
      full_name: body.customer?.full_name ?? counterMessages.fa.buyer,
      phone: body.customer?.phone ?? '',
      province: '',
      city: '',
      line: handedOver.fa,
      postal_code: '',
    },
    couponCode: null,
    couponId: null,
    ...sums,
    now,
    paidAt: now,
    heldUntil: null,
    unpaidSlot: null,
    creditUsed,
    vatPercent: sale.vatPercent,
    returnDays: await returnWindowDays(shop),
    language: null,
    locationId: body.location_id,
    tenderMethods: tenders.map(({ method }) => method),
    tenderKinds: tenders.map(({ method }) => tenderKindOf(method)),
    tenderAmounts: tenders.map(({ amount }) => amount),
    tenderReferences: tenders.map(({ reference }) => reference ?? null),
  };
}

/** The values of an order that is handed over without shipping or a coupon. */
const handedOverValues = ({ billing }: CounterSale) => ({
  billing: billing ?? null,
  shippingNameFa: handedOver.fa,
  shippingNameEn: handedOver.en,
  minDays: 0,
  maxDays: 0,
  shippingRule: 'method-price' as const,
  shippingPrice: 0,
  shippingDiscount: 0,
  shippingVat: 0,
  discountTarget: 'items' as const,
  discountAmount: 0,
  discountCouponId: null,
  discountFunder: 'shop' as const,
});
