import { addressLineIn, buyerNameIn } from '#features/orders/counter-address.ts';
import { hasInvoice } from '#features/orders/orders.rules.ts';
import { lockOrder, orderById, type StandingOrder } from '#features/orders/server/standing-orders.service.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import type { CorrectedBuyer, InvoiceBuyer } from '../invoices.contract.ts';
import { invoiceMessages } from '../invoices.messages.ts';
import {
  documentName,
  documentSums,
  invoiceInForce,
  invoiceSeries,
  isInvoiceDue,
  returnedLines,
  type DocumentLine,
  type InvoiceKind,
} from '../invoices.rules.ts';
import {
  cameBack,
  reducedBy,
  returnsWithout,
  takenBackOf,
  undocumented,
  type ReturnedGoods,
} from './goods-back.service.ts';
import { issuerNow, keyOfBook } from './invoice-book.service.ts';
import { documentsOfOrder, linesOfDocument, type StoredInvoice } from './invoices.store.ts';
import { issueFollowing, issueOriginal } from './issuing.store.ts';

/** A missing document of an order; `reduced` is the correction for a refund without returned goods. */
type Missing = 'original' | 'cancellation' | 'taken-back' | 'reduced' | ReturnedGoods;

/** Returns the missing documents of an order, in the order of issue. */
async function missingOf(
  shop: Shop,
  order: StandingOrder,
  { documents, requested }: { readonly documents: readonly StoredInvoice[]; readonly requested: boolean },
): Promise<Missing[]> {
  const has = (kind: InvoiceKind) => documents.some((document) => document.kind === kind);
  if (!has('original')) return isInvoiceDue(order, requested) ? ['original'] : [];
  if (order.state === 'cancelled') return has('cancellation') ? [] : ['cancellation'];
  if (!hasInvoice(order.state)) return [];
  const takenBack = documents.some(({ kind, returnId }) => kind === 'return' && returnId === null);
  return [
    ...(await returnsWithout(shop, order.id, documents)),
    ...(order.state === 'returned' && !takenBack ? (['taken-back'] as const) : []),
    ...(undocumented(order, documents) > 0 ? (['reduced'] as const) : []),
  ];
}

/**
 * Issues the missing documents of an order: the first when it is paid or, where cash is due, when it is `requested`; a cancellation when it was
 * cancelled; one for each return, and one when the staff took it back in full; a correction for refunds without returned goods. Idempotent, even
 * concurrently: the order is locked meanwhile, and the series serialises its numbers.
 */
export async function settleInvoices(
  shop: Shop,
  orderId: number,
  { requested = false }: { readonly requested?: boolean } = {},
): Promise<void> {
  const found = await documentsOfOrder(shop, { orderId });
  const seen = await missingOf(shop, await orderById(shop, orderId), { documents: found, requested });
  if (seen.length === 0) return;
  const keyId = await keyOfBook(shop);
  await shop.transaction(async () => {
    const order = await lockOrder(shop, orderId);
    // Further documents may follow the first, when the order was cancelled or returned meanwhile.
    for (;;) {
      const documents = await documentsOfOrder(shop, { orderId });
      const missing = await missingOf(shop, order, { documents, requested });
      const [next] = missing;
      if (next === undefined) return;
      if (!(await issue(shop, { order, keyId, documents, next }))) return;
    }
  });
}

interface ToIssue {
  readonly order: StandingOrder;
  readonly keyId: number;
  readonly documents: readonly StoredInvoice[];
  readonly next: Missing;
}

/** Issues one document; returns false where it would be empty. */
async function issue(shop: Shop, { order, keyId, documents, next }: ToIssue): Promise<boolean> {
  if (next === 'original') {
    const terms = { series: invoiceSeries, keyId, issuer: await issuerNow(shop), now: shop.clock.now() };
    await issueOriginal(shop, { ...terms, orderId: order.id });
    return true;
  }
  const original = invoiceInForce(documents);
  if (original === undefined) throw new Error('A document follows none.');
  const inForce = await linesOfDocument(shop, { invoiceId: original.id });
  const following = { original, keyId };
  if (next === 'cancellation') {
    await follow(shop, { ...following, kind: 'cancellation', lines: inForce });
    return true;
  }
  const back = { order, inForce, taken: await takenBackOf(shop, order.id), left: undocumented(order, documents) };
  if (next !== 'reduced') {
    const lines = returnedLines(inForce, await cameBack(shop, back, next));
    if (lines.some(({ kind }) => kind === 'goods')) {
      await follow(shop, {
        ...following,
        kind: 'return',
        returnId: next === 'taken-back' ? null : next.returnId,
        lines,
      });
      return true;
    }
  }
  if (back.left <= 0) return false;
  await follow(shop, { ...following, kind: 'correction', lines: await reducedBy(shop, back, documents) });
  return true;
}

interface Following {
  readonly original: StoredInvoice;
  readonly keyId: number;
  readonly kind: Exclude<InvoiceKind, 'original'>;
  readonly lines: readonly DocumentLine[];
  readonly returnId?: number | null;
  /** The buyer when it differs from that of the original. */
  readonly buyer?: InvoiceBuyer;
}

async function follow(shop: Shop, { original, keyId, kind, lines, returnId, buyer }: Following): Promise<void> {
  await issueFollowing(shop, {
    series: invoiceSeries,
    kind,
    originalId: original.id,
    returnId: returnId ?? null,
    keyId,
    now: shop.clock.now(),
    buyer: buyer ?? null,
    ...documentSums(lines),
    kinds: lines.map((line) => line.kind),
    orderPositions: lines.map((line) => line.orderPosition),
    namesFa: lines.map((line) => line.nameFa),
    namesEn: lines.map((line) => line.nameEn),
    variantsFa: lines.map((line) => line.variantFa),
    variantsEn: lines.map((line) => line.variantEn),
    goodsIds: lines.map((line) => line.goodsId),
    quantities: lines.map((line) => line.quantity),
    prices: lines.map((line) => line.priceRial),
    amounts: lines.map((line) => line.amountRial),
    discounts: lines.map((line) => line.discountRial),
    vatPercents: lines.map((line) => line.vatPercent),
    vats: lines.map((line) => line.vatRial),
    totals: lines.map((line) => line.totalRial),
  });
}

interface Correction {
  readonly orderId: number;
  /** The name of the expected document. */
  readonly document: string;
  readonly buyer: CorrectedBuyer;
  readonly by: number;
}

/**
 * Issues a document with the lines and totals of the invoice in force and another buyer; later documents refer to it. Refused where the invoice was
 * cancelled, its legal term is over, or the invoice in force is not the expected one: so only one of two concurrent corrections succeeds.
 */
export async function correctInvoice(
  shop: Shop,
  { orderId, document, buyer, by }: Correction,
): Promise<Refusal<'invoice-missing' | 'invoice-closed' | 'changed-meanwhile'> | null> {
  await settleInvoices(shop, orderId, { requested: true });
  const keyId = await keyOfBook(shop);
  return shop.transaction(async () => {
    await lockOrder(shop, orderId);
    const documents = await documentsOfOrder(shop, { orderId });
    const inForce = invoiceInForce(documents);
    if (inForce === undefined)
      return refuse(
        'invoice-missing',
        inBoth(invoiceMessages, (t) => t.noInvoice),
      );
    const before = inForce.buyer;
    if (!isNamed(before) || documents.some(({ kind }) => kind === 'cancellation'))
      return refuse(
        'invoice-closed',
        inBoth(invoiceMessages, (t) => t.closed),
      );
    if (documentName(inForce) !== document) return changedMeanwhile();
    await follow(shop, {
      original: inForce,
      keyId,
      kind: 'correction',
      lines: await linesOfDocument(shop, { invoiceId: inForce.id }),
      buyer: correctedBuyer(before, buyer),
    });
    const corrected = invoiceInForce(await documentsOfOrder(shop, { orderId }));
    await recordChange(shop, {
      by,
      action: 'order.invoice-corrected',
      subject: 'order',
      subjectId: inForce.orderNumber,
      before: { invoice: document },
      after: { invoice: corrected === undefined ? null : documentName(corrected) },
    });
    return null;
  });
}

/** Whether the buyer still exists: {@link forgetOldBuyers} removes it. */
const isNamed = (buyer: Partial<InvoiceBuyer>): buyer is InvoiceBuyer => buyer.name !== undefined;

/** A national id of eleven digits denotes a company; a person's national code has ten. */
function correctedBuyer(before: InvoiceBuyer, { name, line, ...codes }: CorrectedBuyer): InvoiceBuyer {
  const { national_id = null, economic_code = null, postal_code } = codes;
  return {
    ...before,
    name: buyerNameIn(name, 'fa'),
    line: addressLineIn(line, 'fa'),
    postal_code,
    national_id,
    economic_code,
    company: national_id?.length === 11 ? name : null,
  };
}
