import { orderErrors } from '#features/orders/order-errors.messages.ts';
import { encode } from 'uqr';
import { foreignPaid, shownForeign } from '#features/payments/server/payments.service.ts';
import { contactFrom, contactSetting } from '#features/settings/contact.rules.ts';
import { readSetting } from '#features/settings/server/settings.service.ts';
import type { Shop } from '#platform/shop.ts';
import { joined } from '#shared/text/joined.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Invoice } from '../invoices.contract.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import type { OrderAddress } from '#features/orders/orders.contract.ts';
import { hasInvoice } from '#features/orders/orders.rules.ts';
import { lineNames } from '#features/orders/line-names.rules.ts';
import { shopTaxId } from '#features/orders/server/order-terms.service.ts';
import { linesOfOrder, orderOfCustomer } from '#features/orders/server/orders.service.ts';
import { customerOfOrder } from '#features/orders/server/standing-orders.service.ts';
import { signedOrder } from './invoices.store.ts';
import { invoiceSign, isSignOf } from './invoice-sign.ts';

interface RequestedInvoice {
  readonly number: string;
  readonly language: Language;
}

type NoInvoice = Refusal<'order-not-found' | 'no-invoice'>;

/** The invoice of a customer's own order; none for an order that was not placed, or was taken off the books again. */
export async function invoiceOf(
  shop: Shop,
  { customerId, number, language }: RequestedInvoice & { readonly customerId: number },
): Promise<Invoice | NoInvoice> {
  const order = await orderOfCustomer(shop, { customerId, number });
  if (order === null)
    return refuse(
      'order-not-found',
      inBoth(orderErrors, (t) => t.notFound),
    );
  if (!hasInvoice(order.state))
    return refuse(
      'no-invoice',
      inBoth(invoiceMessages, (t) => t.noInvoice),
    );
  const [lines, contact, foreign] = [
    await linesOfOrder(shop, order.id),
    contactFrom(await readSetting(shop, contactSetting), shop.config.mode),
    await foreignPaid(shop, order.id),
  ];
  const verify = `${shop.config.publicUrl}/invoice/verify?order=${number}&sign=${invoiceSign(shop, order)}`;
  return {
    number,
    placed_at: order.placedAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    seller: {
      name: shop.voice.name[language],
      phone: contact.phone,
      address: contact.address[language],
      postal_code: null,
      email: contact.email === '' ? null : contact.email,
      tax_id: await shopTaxId(shop),
    },
    buyer: buyerOf(order.address, language),
    lines: lines.map(({ quantity, unitPrice, discount, vat, total, ...line }) => ({
      ...lineNames(line, language),
      quantity,
      price: unitPrice,
      amount: unitPrice * quantity,
      discount,
      vat,
      total,
    })),
    items_total: order.itemsTotal,
    discount_total: order.discountTotal,
    shipping_total: order.shippingTotal,
    vat_total: order.vatTotal,
    total: order.total,
    refunded: order.refunded,
    foreign: shownForeign(foreign),
    verify,
    code: codeOf(verify),
  };
}

function buyerOf(address: OrderAddress, language: Language): Invoice['buyer'] {
  return {
    name: address.full_name,
    phone: address.phone,
    address: joined([address.province, address.city, address.line], language),
    postal_code: address.postal_code,
    email: null,
    tax_id: null,
  };
}

/** The invoice of any order, for the staff. */
export async function invoiceForStaff(shop: Shop, requested: RequestedInvoice): Promise<Invoice | NoInvoice> {
  const customerId = await customerOfOrder(shop, requested.number);
  if (customerId === null)
    return refuse(
      'order-not-found',
      inBoth(orderErrors, (t) => t.unknown),
    );
  return invoiceOf(shop, { ...requested, customerId });
}

/** What everybody may know of an invoice who holds it: that it is genuine, and what must stand on it. */
export async function verifyInvoice(
  shop: Shop,
  { order: number, sign }: { readonly order: string; readonly sign: string },
): Promise<{ number: string; placed_at: string; total: number } | Refusal<'invoice-not-genuine'>> {
  const [order] = await signedOrder(shop, { number });
  if (order === undefined || !hasInvoice(order.state) || !isSignOf(shop, order, sign))
    return refuse(
      'invoice-not-genuine',
      inBoth(invoiceMessages, (t) => t.notGenuine),
    );
  return { number, placed_at: order.placedAt.toISOString(), total: order.total };
}

/** A QR code as an SVG path, a square for each dark module. */
function codeOf(text: string): Invoice['code'] {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
