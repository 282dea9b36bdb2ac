import { seedParcels, type SeedParcel } from '#features/fulfillments/server/fulfillments.seed.ts';
import { shopFundedOf } from '#features/checkout/shop-funded.rules.ts';
import { priceSource } from '#features/orders/order-promise.rules.ts';
import type { OrderStepCause } from '#features/orders/orders.contract.ts';
import { orderNumber } from '#features/orders/orders.rules.ts';
import { promiseOrders } from '#features/orders/server/order-promises.service.ts';
import { seedOrderIds, seedOrders } from '#features/orders/server/orders.seed.ts';
import { seedPayments } from '#features/payments/server/payments.seed.ts';
import { shopSellers } from '#features/sellers/server/sellers.views.ts';
import type { Shop } from '#platform/shop.ts';
import type { Books } from './demo-books.ts';
import { demoCoupon, demoReceipt, type BookedOrder } from './demo-ledger.ts';
import type { DemoPerson } from './demo-people.ts';
import type { Shelf, ShelfVariant } from './demo-shelves.ts';

type NumberedOrder = BookedOrder & { readonly id: number };

interface OrderLinks {
  /** By product. */
  readonly flashSaleIds: ReadonlyMap<number, number>;
  readonly couponId: number;
}

/**
 * Writes the orders of the ledger with their lines, steps, parcels, payments and terms (discounts, shipping, taxes); returns their ids in ledger
 * order.
 */
export async function fillOrders(shop: Shop, books: Books, links: OrderLinks): Promise<number[]> {
  const ids = await seedOrderIds(shop, books.ledger.orders.length);
  const booked = books.ledger.orders.map((order, index) => ({ ...order, id: ids[index] ?? 0 }));
  const sellers = await sellersById(shop);
  await seedOrders(shop, {
    orders: booked.map((order) => orderRow(books, order, links.couponId)),
    lines: booked.flatMap((order) => lineRows(order, links.flashSaleIds, sellers)),
    steps: booked.flatMap(stepRows),
  });
  await promiseOrders(shop);
  await seedParcels(shop, booked.flatMap(parcels));
  await seedPayments(shop, booked.map(paymentRow));
  return ids;
}

function orderRow(books: Books, { id, purchase, sums, hasCoupon, paidAt }: NumberedOrder, couponId: number) {
  const person = books.people[purchase.customer];
  const customerId = books.customerIds[purchase.customer];
  if (person === undefined || customerId === undefined)
    throw new Error(`The demo has no customer ${purchase.customer}.`);
  const address: DemoPerson['address'] = person.address;
  return {
    id,
    number: orderNumber(id),
    customerId,
    state: purchase.state,
    paymentMethod: purchase.paysInCash ? 'cash' : 'online',
    shippingMethodId: books.shippingMethodId,
    address,
    couponCode: hasCoupon ? demoCoupon.code : null,
    couponId: hasCoupon ? couponId : null,
    itemsTotal: sums.itemsTotal,
    discountTotal: sums.discountTotal,
    shippingTotal: sums.shippingTotal,
    vatTotal: sums.vatTotal,
    total: sums.total,
    placedAt: purchase.placedAt,
    paidAt,
  };
}

async function sellersById(shop: Shop) {
  const rows = await shop.db.select().from(shopSellers);
  return new Map(rows.map((seller) => [seller.id, seller]));
}

function lineRows(
  { id, lines, sums }: NumberedOrder,
  flashSaleIds: OrderLinks['flashSaleIds'],
  sellers: Awaited<ReturnType<typeof sellersById>>,
) {
  return lines.map(({ product, variantId, quantity, unitPrice, onFlashSale: onFlashSale }, index) => {
    const variant = product.variants.find((one) => one.id === variantId);
    const seller = sellers.get(product.sellerId);
    const flashSaleId = onFlashSale ? (flashSaleIds.get(product.id) ?? null) : null;
    return {
      orderId: id,
      position: index + 1,
      variantId,
      productId: product.id,
      sellerId: product.sellerId,
      sellerName: seller?.name ?? '',
      sellerNameEn: seller?.translations['en']?.['name'] ?? null,
      commissionPercent: seller?.commissionPercent ?? 0,
      name: product.demo.name.fa,
      nameEn: product.demo.name.en,
      variantName: chosenParts(product, variant, 'fa').join('، ') || null,
      variantNameEn: chosenParts(product, variant, 'en').join(', ') || null,
      pictureKey: variant?.pictureKey ?? product.pictureKeys[0] ?? null,
      quantity,
      listPrice: product.demo.price,
      unitPrice,
      priceSource: priceSource({
        flashSaleId: flashSaleId,
        flashSalePrice: null,
        salePrice: null,
        basePrice: product.demo.price,
        unitPrice,
      }),
      flashSaleId: flashSaleId,
      discount: sums.lines[index]?.discount ?? 0,
      vat: sums.lines[index]?.vat ?? 0,
      total: sums.lines[index]?.total ?? 0,
      shopFunded: shopFundedOf(
        {
          sellerId: product.sellerId,
          quantity,
          unitPrice,
          priceWithoutFlashSale: unitPrice,
          flashSaleFunder: null,
          discount: sums.lines[index]?.discount ?? 0,
        },
        { fundedBy: 'shop' },
      ),
    };
  });
}

/** Returns the chosen colour and size, where the product has them, and the value of a further option with its name. */
function chosenParts({ demo }: Shelf, variant: ShelfVariant | undefined, language: 'fa' | 'en'): string[] {
  const further = variant?.further?.[language];
  return [
    ...[variant?.colour?.name, variant?.size].flatMap((part) => part?.[language] ?? []),
    ...(further === undefined ? [] : [`${demo.option?.name[language]}: ${further}`]),
  ];
}

/** Returns the cause of a demo order's transition to a state. */
function stepCause(state: string, paysInCash: boolean): OrderStepCause {
  if (state !== 'placed') return 'staff';
  return paysInCash ? 'customer' : 'payment';
}

function stepRows({ id, purchase: { placedAt, steps, paysInCash } }: NumberedOrder) {
  return [
    ...(paysInCash
      ? []
      : [{ orderId: id, state: 'awaiting-payment' as const, at: placedAt, cause: 'customer' as const }]),
    ...steps.map(({ state, at }) => ({
      orderId: id,
      state,
      at,
      cause: stepCause(state, paysInCash),
    })),
  ];
}

type Parcel = SeedParcel['parcel'];
const carriers = ['پست پیشتاز', 'تیپاکس', 'چاپار'] as const;

/** Returns the parcels of each seller in an order, once it is ready; every third order with several lines of one seller is split into two parcels. */
function parcels({ id, purchase, lines }: NumberedOrder): SeedParcel[] {
  const at = (step: string) => purchase.steps.findLast(({ state }) => state === step)?.at ?? null;
  const packedAt = at('ready');
  if (packedAt === null || purchase.state === 'cancelled') return [];
  const [onTheWayAt, atStationAt, deliveredAt] = [at('on-the-way'), at('at-station'), at('delivered')];
  const status =
    deliveredAt !== null
      ? 'delivered'
      : atStationAt !== null
        ? 'at-station'
        : onTheWayAt !== null
          ? 'on-the-way'
          : 'packed';
  const moments = { packedAt, handedOverAt: onTheWayAt, onTheWayAt, atStationAt, deliveredAt };
  const ordered = lines.map(({ product, quantity }, index) => ({
    sellerId: product.sellerId,
    position: index + 1,
    quantity,
  }));
  return [...new Set(ordered.map(({ sellerId }) => sellerId))]
    .flatMap((sellerId) => {
      const own = ordered.filter((line) => line.sellerId === sellerId);
      const isSplit = id % 3 === 0 && own.length > 1;
      return (isSplit ? [own.slice(0, 1), own.slice(1)] : [own]).map((packed) => ({ sellerId, packed }));
    })
    .map(({ sellerId, packed }, index) => ({
      parcel: {
        orderId: id,
        sellerId,
        status,
        ...moments,
        ...(onTheWayAt !== null && sentBy(id, index)),
      } satisfies Parcel,
      lines: packed.map(({ position, quantity }) => ({ position, quantity })),
    }));
}

/** Returns the carrier of a parcel and its own tracking code. */
function sentBy(orderId: number, index: number) {
  return {
    carrier: carriers[(orderId + index) % carriers.length] ?? carriers[0],
    trackingCode: `${demoReceipt(orderNumber(orderId)).reference}${index === 0 ? '' : index + 1}`,
  };
}

function paymentRow({ id, purchase, sums, paidAt }: NumberedOrder) {
  return {
    orderId: id,
    method: purchase.paysInCash ? 'cash' : 'online',
    kind: purchase.paysInCash ? ('cash' as const) : ('gateway' as const),
    state: 'paid' as const,
    amount: sums.total,
    captured: sums.total,
    startedAt: purchase.placedAt,
    settledAt: paidAt,
    ...(purchase.paysInCash ? {} : demoReceipt(orderNumber(id))),
  };
}
