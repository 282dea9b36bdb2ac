import type { Shop } from './shop.ts';

/** The steps from an order to its message after each of which a process may die; docs/decisions/0014. */
export const faultPoints = [
  /** The key of the order and its pieces are locked; nothing is written. */
  'key-taken',
  /** The order is stored; nobody was notified, no gateway knows of it. */
  'order-placed',
  /** The gateway knows an attempt that the shop does not. */
  'attempt-started',
  /** A browser has come back from the gateway. */
  'callback-heard',
  /** The gateway was queried and answers that it was paid; the shop has not noted it. */
  'payment-confirmed',
  /** Everything is written, and not committed. */
  'money-noted',
  /** The order is paid; nobody was notified. */
  'money-kept',
  /** Events are handed from the outbox to the queue, and not committed. */
  'news-handed-on',
  /** A message is about to be sent. */
  'message-due',
] as const;
/** Steps of a request that is done once. */
export const keyedFaultPoints = [
  /** What was requested is done and its answer stored with its key, and not committed. */
  'answer-kept',
] as const;
/** Steps of long work of which a line is done at a time. */
export const lineFaultPoints = [
  /** A line of a table and its product are written, and not committed. */
  'import-line-written',
  /** A line is stored; the next one is not begun. */
  'import-line-kept',
] as const;
/** Steps of a job that a caller requested. */
export const jobFaultPoints = [
  /** A part of an export is written into a file that is not whole. */
  'job-part-written',
  /** An item of a bulk job is done with its outcome, and not committed. */
  'job-item-written',
  /** An item is done; the next one is not begun. */
  'job-item-stored',
] as const;
/** Steps of what is sent to other programs. */
export const webhookFaultPoints = [
  /** Another program has answered; what it answered is not noted. */
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

/** A step of the work at which a test may let the process die. In a shop nothing happens: no setting and no call can arm it. */
export function faultPoint(shop: Shop, point: FaultPoint): Promise<void> | undefined {
  return armed.get(shop)?.(point);
}

/** Lets a test do something at each step; the build of the shop leaves this function out, as nothing in it is called. */
export function armFaultPoints(shop: Shop, meet: Meet): void {
  armed.set(shop, meet);
}
