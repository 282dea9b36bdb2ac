import {
  claimUploads,
  dropUploads,
  fileAddress,
  uploadsOf,
  type ClaimedUpload,
} from '#features/media/server/uploads.service.ts';
import { orderPaymentErrors } from '#features/order-payments/order-payment-errors.messages.ts';
import { fitsAsPart, minPart } from '#features/order-payments/order-payments.rules.ts';
import { lockOrderByNumber } from '#features/orders/server/standing-orders.service.ts';
import { paymentSettings } from '#features/payments/server/payment-settings.service.ts';
import { noteReport } from '#features/payments/server/payments.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { transferRefusals } from '../bank-transfer-errors.messages.ts';
import type { TransferPage } from '../bank-transfers.contract.ts';
import { canReport, transferState } from '../bank-transfers.rules.ts';
import { orderOfConfirmed, ownOrderByTransfer, storeReport, type OrderByTransfer } from './bank-transfers.store.ts';

/** The maximum number of reports per hour. */
const maxReports = 20;

export interface OwnTransfer {
  readonly customerId: number;
  readonly number: string;
}

const notFound = () =>
  refuse(
    'order-not-found',
    inBoth(transferRefusals, (t) => t.orderNotFound),
  );

/** Returns how a customer's own order is paid by transfer, and what was reported for it. */
export async function transferPage(
  shop: Shop,
  { customerId, number }: OwnTransfer,
): Promise<TransferPage | Refusal<'order-not-found'>> {
  const order = await ownOrderByTransfer(shop, { customerId, number });
  if (order === undefined) return notFound();
  const { bank } = await paymentSettings(shop);
  return {
    number,
    order_status: order.state,
    due: order.left,
    received: order.received,
    held_until: order.heldUntil?.toISOString() ?? null,
    accounts: [...bank.accounts],
    report: await visibleReport(shop, order),
    can_report: canReport(order, shop.clock.now()),
  };
}

async function visibleReport(shop: Shop, order: OrderByTransfer): Promise<TransferPage['report']> {
  const status = transferState(order.payment);
  if (order.paymentId === null || status === null) return null;
  const { receiptKey } = order;
  const receipt = receiptKey === null ? undefined : (await uploadsOf(shop, [receiptKey])).get(receiptKey);
  return {
    status,
    amount: order.amount,
    reference: order.reference,
    receipt:
      receiptKey === null
        ? null
        : { name: receipt?.name ?? '', mime_type: receipt?.mimeType ?? '', address: fileAddress(shop, receiptKey) },
    reason: status === 'refused' ? order.refusal : null,
    reported_at: order.reportedAt.toISOString(),
  };
}

interface Report extends OwnTransfer {
  readonly reference: string;
  /** The sum transferred; all that was left to pay when omitted. */
  readonly amount?: Toman | undefined;
  /** The key of the upload; the one sent before when omitted. */
  readonly receipt?: string | undefined;
}

export type ReportRefusal = Refusal<
  | 'order-not-found'
  | 'transfer-closed'
  | 'receipt-needed'
  | 'receipt-not-a-picture'
  | 'reference-taken'
  | 'payment-amount-unfit'
  | 'upload-not-found'
  | 'too-many-tries'
>;

/** Stores a customer's report of the transfer: from then on the order does not lapse until the staff has decided. */
export async function reportTransfer(shop: Shop, report: Report): Promise<TransferPage | ReportRefusal> {
  const { allowed, retryAfterSeconds } = await countTry(shop, {
    key: `transfer-report:${report.customerId}`,
    policy: 'transfer-reports',
    max: maxReports,
    windowSeconds: 3_600,
  });
  if (!allowed)
    return refuse(
      'too-many-tries',
      inBoth(transferRefusals, (t) => t.tooManyTries),
      { retryAfterSeconds },
    );
  const refused = await shop.transaction(() => storeReported(shop, report));
  return refused ?? transferPage(shop, report);
}

async function storeReported(
  shop: Shop,
  { customerId, number, reference, receipt, ...report }: Report,
): Promise<ReportRefusal | null> {
  await lockOrderByNumber(shop, number);
  const order = await ownOrderByTransfer(shop, { customerId, number });
  if (order === undefined) return notFound();
  const now = shop.clock.now();
  if (!canReport(order, now))
    return refuse(
      'transfer-closed',
      inBoth(transferRefusals, (t) => t.closed),
    );
  // A confirmed part has its own payment; this report begins the next one.
  const corrected = order.paymentId === null || order.payment === 'paid' ? null : order;
  const [used] = await orderOfConfirmed(shop, { reference, paymentId: corrected?.paymentId ?? null });
  if (used !== undefined) return fieldRefused('reference-taken', 'reference');
  const amount = report.amount ?? order.left;
  if (!fitsAsPart(amount, order.left)) return amountUnfit(order.left);
  const before = corrected?.receiptKey ?? null;
  const receiptKey =
    receipt === undefined || receipt === before ? before : await claimReceipt(shop, customerId, receipt);
  if (receiptKey === null) return fieldRefused('receipt-needed', 'receipt');
  if (isRefusal(receiptKey)) return receiptKey;
  const attempt = await noteReport(shop, {
    orderId: order.orderId,
    method: 'bank',
    amount,
    authority: corrected?.authority ?? (order.paymentId === null ? number : `${number}:${order.paymentId}`),
  });
  if (attempt === null)
    return refuse(
      'transfer-closed',
      inBoth(transferRefusals, (t) => t.closed),
    );
  const revision = order.paymentId === null ? 1 : order.revision + 1;
  await storeReport(shop, { paymentId: attempt.id, reference, receiptKey, revision, now });
  if (before !== null && before !== receiptKey) await dropUploads(shop, [before]);
  return null;
}

function amountUnfit(left: Toman): Refusal<'payment-amount-unfit'> {
  const message = inBoth(orderPaymentErrors, (t) => t.amountUnfit(left, minPart));
  return refuse('payment-amount-unfit', message, { fields: { amount: message } });
}

const sentences = {
  'reference-taken': 'usedHere',
  'receipt-needed': 'receiptNeeded',
  'receipt-not-a-picture': 'notAnImage',
} as const;

function fieldRefused<Code extends keyof typeof sentences>(code: Code, field: string): Refusal<Code> {
  const message = inBoth(transferRefusals, (t) => t[sentences[code]]);
  return refuse(code, message, { fields: { [field]: message } });
}

async function claimReceipt(
  shop: Shop,
  customerId: number,
  key: string,
): Promise<string | Refusal<'receipt-not-a-picture' | 'upload-not-found'>> {
  const claimed = await claimUploads(shop, { customerId, keys: [key], kind: 'file' });
  if (isRefusal(claimed)) return claimed;
  return claimed.every(isReceipt) ? key : fieldRefused('receipt-not-a-picture', 'receipt');
}

function isReceipt({ mimeType }: ClaimedUpload): boolean {
  return mimeType.startsWith('image/') || mimeType === 'application/pdf';
}
