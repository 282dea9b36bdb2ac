import type { NoticeDue } from '#shared/notices.ts';
import { outbox } from '../database/platform.tables.ts';
import type { Clock } from '../clock.ts';
import { afterCommit, type Database } from '../database/database.ts';

/** The events of the shop, in the past tense, with their payloads. */
export interface ShopEvent {
  'order.placed': { orderId: number };
  /** The order is now paid: before it was placed, with it, or on delivery. */
  'order.paid': { orderId: number };
  'order.cancelled': { orderId: number };
  'order.lapsed': { orderId: number };
  /** It was moved one step forward or back, or its goods were taken back. */
  'order.moved': { orderId: number; state: string };
  /** A parcel was packed, or moved to the state that the event's name states. */
  'fulfillment.packed': { fulfillmentId: number; orderId: number };
  'fulfillment.handed-over': { fulfillmentId: number; orderId: number };
  'fulfillment.on-the-way': { fulfillmentId: number; orderId: number };
  'fulfillment.at-station': { fulfillmentId: number; orderId: number };
  'fulfillment.delivered': { fulfillmentId: number; orderId: number };
  'fulfillment.returning': { fulfillmentId: number; orderId: number };
  'fulfillment.returned': { fulfillmentId: number; orderId: number };
  'fulfillment.lost': { fulfillmentId: number; orderId: number };
  /** It was decided what happens to a returned or lost parcel. */
  'fulfillment.resolved': { fulfillmentId: number; orderId: number };
  /** The deadline for payment by transfer is near. */
  'transfer.due': { orderId: number };
  'transfer.refused': { orderId: number; revision: number };
  'return.answered': { orderId: number; returnId: number; state: 'approved' | 'refused' };
  /** Money is to be refunded through its gateway. */
  'refund.due': { refundId: number };
  /** Money was refunded, to its source or as store credit. */
  'refund.done': { refundId: number };
  /** A staff member gave a customer a large sum; the link leads to it. */
  'money.given': { by: number; amount: number; link: string };
  /** A staff member wants to give a sum that a second one must approve. */
  'money.requested': { by: number; customerId?: number; amount: number };
  /** Customers now transfer money to an account that was not among the shop's before. */
  'bank-accounts.changed': { by: number };
  'application.decided': { applicationId: number };
  'customer.registered': { customerId: number };
  /** The owner of a former phone has the account back: access granted to programs since then is somebody else's. */
  'account.taken-back': { customerId: number; since: string };
  /** The public name or image of a customer changed. */
  'customer.renamed': { customerId: number };
  /** A flash sale of a product began. */
  'offer.begun': { offerId: number; productId: number };
  /** A product's price before the price rule dropped, from `was` toman. */
  'product.cheaper': { productId: number; was: number };
  /** Customers with a product on their wish list, from the one after `after` on, are to be notified of it once per name. */
  'wishers.due': { productId: number; percent: number; once: string; after: number };
  /** A variant that a customer waited for is in stock again: the text message is due. */
  'stock-notice.due': { stockNoticeId: number };
  /** A category was renamed or moved: the search index of its products is updated next. */
  'category.changed': { categoryId: number };
  /** A brand was renamed: the search index of its products is updated next. */
  'brand.changed': { brandId: number };
  /** A long job that a caller requested is to be started. */
  'job.due': { jobId: number };
  /** A notification for a customer is due. */
  'notice.due': NoticeDue;
  /** A stored notice whose customer has browsers subscribed to push. */
  'notice.kept': { noticeId: number };
  /** Rows of uploads were deleted; their files are deleted next. */
  'uploads.dropped': { keys: string[] };
  'ticket.opened': { ticketId: number };
  /** The staff replied in it. */
  'ticket.answered': { messageId: number };
}
export type EventName = keyof ShopEvent;

/**
 * The events that are stored for programs: changes to something that a call returns. All others are internal. They refer to items by id and contain
 * no personal data.
 */
export const storedEvents = [
  'order.placed',
  'order.paid',
  'order.moved',
  'order.cancelled',
  'order.lapsed',
  'fulfillment.packed',
  'fulfillment.handed-over',
  'fulfillment.on-the-way',
  'fulfillment.at-station',
  'fulfillment.delivered',
  'fulfillment.returning',
  'fulfillment.returned',
  'fulfillment.lost',
  'fulfillment.resolved',
  'return.answered',
  'customer.registered',
  'application.decided',
  'offer.begun',
  'product.cheaper',
  'category.changed',
  'brand.changed',
] as const satisfies readonly EventName[];
export type StoredEventName = (typeof storedEvents)[number];

export interface Events {
  /** Writes an event into the outbox, in the current transaction, so that it is sent exactly when the change is committed. */
  readonly publish: <Name extends EventName>(name: Name, event: ShopEvent[Name]) => Promise<void>;
  /** Registers the relay of the outbox; it is called after each commit that wrote events. */
  readonly onEvent: (wake: () => void) => void;
  /** For a hand-written statement that writes the outbox itself. */
  readonly written: () => void;
}

/** The writing side of the outbox. */
export function createEvents(database: Database, clock: Clock): Events {
  let wake = () => {};
  const written = () => {
    afterCommit(() => {
      wake();
    });
  };
  return {
    publish: async (name, event) => {
      await database.db.insert(outbox).values({ name, news: event, createdAt: clock.now() });
      written();
    },
    onEvent: (listener) => {
      wake = listener;
    },
    written,
  };
}
