import type { OrderDetail } from '#features/order-details/order-details.contract.ts';
import { orderDetail } from '#features/order-details/server/order-details.service.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import type { Language } from '#shared/language.ts';
import { buyingMessages } from '../../buying.messages.ts';
import { currency, lineKey, minorOf, variantKey } from '../../protocol.rules.ts';
import type { Answer, Session } from '../protocol/operations.ts';
import { ProtocolError } from '../protocol/protocol-error.ts';
import { orderOfAssistant } from './orders.store.ts';

type Line = OrderDetail['lines'][number];
type Parcel = OrderDetail['fulfillments'][number];

/** An order that resulted from an assistant's checkout. */
export interface OrderOfAssistant {
  readonly checkoutId: string;
  readonly customerId: number;
  readonly number: string;
}

interface Writing {
  readonly language: Language;
  readonly publicUrl: string;
}

const ended = new Set(['cancelled', 'lapsed']);
/** The protocol's event type for each time of a parcel. */
const moments = [
  ['packed_at', 'processing'],
  ['handed_over_at', 'shipped'],
  ['on_the_way_at', 'in_transit'],
  ['delivered_at', 'delivered'],
  ['returned_at', 'returned_to_sender'],
  ['lost_at', 'undeliverable'],
] as const;

/** Returns how many units of a line have arrived. */
function arrivedOf(parcels: readonly Parcel[], { position }: Line): number {
  return parcels
    .filter(({ delivered_at }) => delivered_at !== null)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.position === position ? sum + line.quantity : sum), 0);
}

function statusOf(total: number, fulfilled: number): string {
  if (total === 0) return 'removed';
  if (fulfilled >= total) return 'fulfilled';
  return fulfilled > 0 ? 'partial' : 'processing';
}

const lineOf = (detail: OrderDetail, line: Line, { publicUrl }: Writing) => {
  const total = ended.has(detail.status) ? 0 : line.quantity - line.returned;
  const fulfilled = Math.min(total, arrivedOf(detail.fulfillments, line));
  return {
    id: lineKey(line.id),
    item: {
      id: variantKey(line.id),
      title: line.variant === null ? line.name : `${line.name} (${line.variant})`,
      price: minorOf(line.price),
      ...(line.image !== null && { image_url: new URL(line.image, publicUrl).href }),
    },
    quantity: { original: line.quantity, total, fulfilled },
    totals: [
      { type: 'subtotal', amount: minorOf(line.price * line.quantity) },
      ...(line.discount > 0 ? [{ type: 'items_discount', amount: -minorOf(line.discount) }] : []),
      { type: 'total', amount: minorOf(line.total) },
    ],
    status: statusOf(total, fulfilled),
  };
};

const piecesOf = (detail: OrderDetail, parcel: Parcel) =>
  parcel.lines.flatMap(({ position, quantity }) => {
    const line = detail.lines.find((one) => one.position === position);
    return line === undefined ? [] : [{ id: lineKey(line.id), quantity }];
  });

const eventsOf = (detail: OrderDetail) =>
  detail.fulfillments.flatMap((parcel) =>
    moments.flatMap(([field, type]) => {
      const at = parcel[field];
      if (at === null) return [];
      return [
        {
          id: `parcel_${parcel.id}_${type}`,
          occurred_at: at,
          type,
          line_items: piecesOf(detail, parcel),
          ...(parcel.tracking_code !== null && { tracking_number: parcel.tracking_code }),
          ...(parcel.carrier !== null && { carrier: parcel.carrier }),
        },
      ];
    }),
  );

const adjustmentsOf = ({ refunds }: OrderDetail) =>
  refunds.map(({ id, amount, status: state, created_at: at }) => ({
    id: `refund_${id}`,
    type: 'refund',
    occurred_at: at,
    status: state === 'due' ? 'pending' : state === 'done' ? 'completed' : 'failed',
    totals: [{ type: 'total', amount: -minorOf(amount) }],
  }));

/**
 * Returns an order in the protocol's format, without personal data; of the address only the country, as the shopper may have chosen another address
 * than the assistant wrote.
 */
export async function writtenOrder(
  shop: Shop,
  { checkoutId, customerId, number }: OrderOfAssistant,
  writing: Writing,
): Promise<Readonly<Record<string, unknown>> | null> {
  const { language, publicUrl } = writing;
  const detail = await orderDetail(shop, { customerId, number, language });
  if (isRefusal(detail)) return null;
  const t = buyingMessages[language];
  const { min_days, max_days } = detail.shipping;
  return {
    id: number,
    label: number,
    checkout_id: checkoutId,
    permalink_url: new URL(`/my-order?order=${number}`, publicUrl).href,
    line_items: detail.lines.map((line) => lineOf(detail, line, writing)),
    fulfillment: {
      expectations: [
        {
          id: 'exp_1',
          line_items: detail.lines.map(({ id, quantity }) => ({ id: lineKey(id), quantity })),
          method_type: 'shipping',
          destination: { address_country: 'IR' },
          description: t.arrives(min_days, max_days),
        },
      ],
      events: eventsOf(detail),
    },
    adjustments: adjustmentsOf(detail),
    currency,
    totals: [
      { type: 'subtotal', amount: minorOf(detail.items_total), display_text: t.subtotal },
      ...(detail.discount_total > 0
        ? [{ type: 'items_discount', amount: -minorOf(detail.discount_total), display_text: t.itemsDiscount }]
        : []),
      { type: 'fulfillment', amount: minorOf(detail.shipping_total), display_text: t.sending },
      { type: 'total', amount: minorOf(detail.total), display_text: t.total },
    ],
  };
}

/** Returns an assistant's own order if the request is signed by its platform; another assistant's order counts as not found. */
export async function getOrder(session: Session, _: unknown, id: string): Promise<Answer> {
  const { shop, assistantId, language, publicUrl, signed } = session;
  if (!signed) throw new ProtocolError(401, 'signature_missing', (t) => t.signatureMissing);
  const [found] = await orderOfAssistant(shop, { assistantId, number: id });
  const order = found === undefined ? null : await writtenOrder(shop, found, { language, publicUrl });
  if (order !== null) return order;
  const content = buyingMessages[language].orderNotFound;
  return { failed: { code: 'not_found', content, severity: 'unrecoverable', continueUrl: publicUrl } };
}
