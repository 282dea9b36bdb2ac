import type { Shop } from './shop.ts';

/** The steps from an order to its message after each of which a process may crash; docs/decisions/0014. */
export const faultPoints = [
  /** The order's key and its stock are locked; nothing is written. */
  'key-taken',
  /** The order is stored; nobody was notified, and no gateway has been called. */
  'order-placed',
  /** The gateway has an attempt that the shop has not stored. */
  'attempt-started',
  /** A browser has returned from the gateway. */
  'callback-heard',
  /** The gateway was queried and reports that the attempt is paid; the shop has not recorded it. */
  'payment-confirmed',
  /** Everything is written but not committed. */
  'money-noted',
  /** The payment is committed; nobody was notified. */
  'money-kept',
  /** Events are moved from the outbox to the queue but not committed. */
  'news-handed-on',
  /** A message is about to be sent. */
  'message-due',
] as const;
/** Steps of a request with an idempotency key. */
export const keyedFaultPoints = [
  /** The request is executed and its response stored with its key, but not committed. */
  'answer-kept',
] as const;
/** Steps of a long job that processes one line at a time. */
export const lineFaultPoints = [
  /** A line of the table and its product are written but not committed. */
  'import-line-written',
  /** A line is stored; the next one is not started. */
  'import-line-kept',
] as const;
/** Steps of a job that a caller requested. */
export const jobFaultPoints = [
  /** Part of an export is written into an incomplete file. */
  'job-part-written',
  /** An item of a bulk job is processed and its outcome written, but not committed. */
  'job-item-written',
  /** An item is committed; the next one is not started. */
  'job-item-stored',
] as const;
/** Steps of the delivery of webhooks. */
export const webhookFaultPoints = [
  /** The receiver has responded; its response is not stored. */
  'webhook-answered',
] as const;
export type FaultPoint =
  | (typeof faultPoints)[number]
  | (typeof keyedFaultPoints)[number]
  | (typeof lineFaultPoints)[number]
  | (typeof jobFaultPoints)[number]
  | (typeof webhookFaultPoints)[number];

type Meet = (point: FaultPoint) => Promise<void> | undefined;
const armed = new WeakMap<Shop, Meet>();

/** Marks a step at which a test may end the process. In production it does nothing: no setting and no call can arm it. */
export function faultPoint(shop: Shop, point: FaultPoint): Promise<void> | undefined {
  return armed.get(shop)?.(point);
}

/** Lets a test run a callback at each step; the production build drops this function, as nothing in it is called. */
export function armFaultPoints(shop: Shop, meet: Meet): void {
  armed.set(shop, meet);
}
