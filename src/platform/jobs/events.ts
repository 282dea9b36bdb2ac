import type { NoticeDue } from '#shared/notices.ts';
import { outbox } from '../database/platform.tables.ts';
import type { Clock } from '../clock.ts';
import { afterCommit, type Database } from '../database/database.ts';

/** Events of the shop, in the past tense, with what each holds. */
export interface ShopEvent {
  'order.placed': { orderId: number };
  /** It is paid since now: before it was placed, with it, or as it was handed over. */
  'order.paid': { orderId: number };
  'order.cancelled': { orderId: number };
  'order.lapsed': { orderId: number };
  /** It was led one step on or back, or its goods were taken back. */
  'order.moved': { orderId: number; state: string };
  /** A parcel was packed, or moved to where its name says. */
  'fulfillment.packed': { fulfillmentId: number; orderId: number };
  'fulfillment.handed-over': { fulfillmentId: number; orderId: number };
  'fulfillment.on-the-way': { fulfillmentId: number; orderId: number };
  'fulfillment.at-station': { fulfillmentId: number; orderId: number };
  'fulfillment.delivered': { fulfillmentId: number; orderId: number };
  'fulfillment.returning': { fulfillmentId: number; orderId: number };
  'fulfillment.returned': { fulfillmentId: number; orderId: number };
  'fulfillment.lost': { fulfillmentId: number; orderId: number };
  /** It was decided what becomes of one that came back or is lost. */
  'fulfillment.resolved': { fulfillmentId: number; orderId: number };
  /** The time to pay by transfer is nearly over. */
  'transfer.due': { orderId: number };
  'transfer.refused': { orderId: number; revision: number };
  'return.answered': { orderId: number; returnId: number; state: 'approved' | 'refused' };
  /** Money is to go back by its gateway. */
  'refund.due': { refundId: number };
  /** Money has gone back, to where it was paid from or as credit. */
  'refund.done': { refundId: number };
  /** One of the staff gave a customer a large sum; the link leads to it. */
  'money.given': { by: number; amount: number; link: string };
  /** One of the staff wants to give a sum that a second one has to approve. */
  'money.requested': { by: number; customerId?: number; amount: number };
  /** Customers transfer money to an account of the shop from now on that was not among its own. */
  'bank-accounts.changed': { by: number };
  'application.decided': { applicationId: number };
  'customer.registered': { customerId: number };
  /** A former phone has its account back: what programs were given since is somebody else's. */
  'account.taken-back': { customerId: number; since: string };
  /** Others know a customer by another name or image from now on. */
  'customer.renamed': { customerId: number };
  /** A flash sale of a product began. */
  'offer.begun': { offerId: number; productId: number };
  /** What a product costs before the price rule fell, from `was` toman. */
  'product.cheaper': { productId: number; was: number };
  /** Those who wish for a product, from behind a customer on, are to be notified of it once under a name. */
  'wishers.due': { productId: number; percent: number; once: string; after: number };
  /** A customer waited for a variant that is in stock again: the text to their phone is due. */
  'stock-notice.due': { stockNoticeId: number };
  /** A category was renamed or moved: what its products are found by says so next. */
  'category.changed': { categoryId: number };
  /** A brand was renamed: what its products are found by says so next. */
  'brand.changed': { brandId: number };
  /** Long work that a caller requested is to be begun. */
  'job.due': { jobId: number };
  /** Something that a customer should be notified of. */
  'notice.due': NoticeDue;
  /** A notice whose customer has browsers that want it. */
  'notice.kept': { noticeId: number };
  /** Rows of uploads are gone; their files go next. */
  'uploads.dropped': { keys: string[] };
  'ticket.opened': { ticketId: number };
  /** The staff wrote in it. */
  'ticket.answered': { messageId: number };
}
export type EventName = keyof ShopEvent;

/**
 * The events that are stored for programs: what happened to something that a call shows. Everything else is the shop's own work. They name
 * items by their ids and hold nothing of a person.
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
  /** Writes an event into the outbox, in the transaction under way, so that it is sent exactly when the change is stored. */
  readonly publish: <Name extends EventName>(name: Name, event: ShopEvent[Name]) => Promise<void>;
  /** Registers who hands the outbox on; it is called after each commit that wrote events. */
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
