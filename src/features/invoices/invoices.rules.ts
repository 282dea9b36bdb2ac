import type { OrderState } from '#features/orders/orders.contract.ts';
import { hasInvoice } from '#features/orders/orders.rules.ts';
import { allocate, shareOfPieces, type Toman } from '#shared/commerce/money.ts';

/** The first document of an order and those that may follow: a corrected buyer, a cancelled order, returned goods. */
export const invoiceKinds = ['original', 'correction', 'cancellation', 'return'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** The kinds of invoice lines. */
export const invoiceLineKinds = ['goods', 'shipping'] as const;
export type InvoiceLineKind = (typeof invoiceLineKinds)[number];

/** The series in which all documents are numbered without gaps. */
export const invoiceSeries = 'A';

/** The tax organization's code of the unit of all goods: pieces. */
export const unitPieces = '1627';

/**
 * The minimum time for which an invoice retains its buyer, even after the account is erased: article 13 of the commercial code requires books to be
 * stored for ten years.
 */
export const invoiceTermYears = 10;

/** Returns the name of a document, such as `A-1024`. */
export const documentName = ({ series, number }: { readonly series: string; readonly number: number }): string =>
  `${series}-${number}`;

/** Returns the invoice in force among an order's documents, given oldest first: the last correction, or the original; undefined before the first. */
export const invoiceInForce = <D extends { readonly kind: InvoiceKind }>(documents: readonly D[]): D | undefined =>
  documents.findLast(({ kind }) => kind === 'original' || kind === 'correction');

/** Parses a document's name into series and number; returns null when it is invalid. */
export function parseDocumentName(name: string): { readonly series: string; readonly number: number } | null {
  const [, series, number] = /^([A-Z]{1,3})-([1-9][0-9]{0,14})$/.exec(name) ?? [];
  return series === undefined ? null : { series, number: Number(number) };
}

/** Whether the first invoice of an order is due: when it is paid, or when it is requested while cash is due. */
export function isInvoiceDue(
  order: { readonly state: OrderState; readonly paidAt: Date | null },
  requested: boolean,
): boolean {
  return hasInvoice(order.state) && (order.paidAt !== null || requested);
}

/** A line of a document, in whole rial. */
export interface DocumentLine {
  readonly kind: InvoiceLineKind;
  /** The position of the order line; null for shipping. */
  readonly orderPosition: number | null;
  readonly nameFa: string;
  readonly nameEn: string | null;
  readonly variantFa: string | null;
  readonly variantEn: string | null;
  readonly goodsId: string | null;
  readonly quantity: number;
  readonly priceRial: number;
  readonly amountRial: number;
  readonly discountRial: number;
  readonly vatPercent: number;
  /** Included in the total. */
  readonly vatRial: number;
  readonly totalRial: number;
}

/** What return documents have deducted from an order line, or from its shipping: pieces, and amounts in whole rial. */
export interface TakenBack {
  readonly pieces: number;
  readonly totalRial: number;
  readonly vatRial: number;
}

/** By the position of the order line; null for shipping. */
export type TakenBackByLine = ReadonlyMap<number | null, TakenBack>;

const nothingTaken: TakenBack = { pieces: 0, totalRial: 0, vatRial: 0 };

/** Returns what remains of a document's line after deductions, in whole toman. */
function leftOf(line: DocumentLine, taken: TakenBackByLine) {
  const { pieces, totalRial, vatRial } = taken.get(line.orderPosition) ?? nothingTaken;
  return {
    pieces: line.quantity - pieces,
    total: (line.totalRial - totalRial) / 10,
    vat: (line.vatRial - vatRial) / 10,
  };
}

/** Returns the VAT in a part of the remainder of a line, such that all parts add up to its VAT. */
const vatOfPart = (part: Toman, left: { readonly total: Toman; readonly vat: Toman }): Toman =>
  part === left.total ? left.vat : (allocate(left.vat, [part, left.total - part])[0] ?? 0);

/** Distributes an amount by weight, with a maximum for each part; an excess above all maximums is dropped. */
function sharedWithin(amount: Toman, parts: readonly { readonly weight: number; readonly max: Toman }[]): Toman[] {
  const room = parts.reduce((sum, { max }) => sum + max, 0);
  const given = Math.min(amount, room);
  const weights = parts.map(({ weight }) => weight);
  const wanted = allocate(given, weights).map((part, index) => Math.min(part, parts[index]?.max ?? 0));
  const open = given - wanted.reduce((sum, part) => sum + part, 0);
  const further = allocate(
    open,
    parts.map(({ max }, index) => max - (wanted[index] ?? 0)),
  );
  return wanted.map((part, index) => part + (further[index] ?? 0));
}

/** The returned goods and the amount refunded for them. */
export interface CameBack {
  /** Number of pieces by the position of the order line. */
  readonly pieces: ReadonlyMap<number, number>;
  readonly taken: TakenBackByLine;
  /** Whether everything is taken back, including shipping. */
  readonly postage: boolean;
  /** The amount refunded for it, in toman. */
  readonly amount: Toman;
}

/**
 * Returns the lines of returned goods, which add up to the amount refunded for them: each piece by its share of its line, and no more than earlier
 * documents have left of that. A refund above that does not belong to these goods.
 */
export function returnedLines(
  inForce: readonly DocumentLine[],
  { pieces, taken, postage, amount }: CameBack,
): DocumentLine[] {
  const coming = inForce.flatMap((line) => {
    const left = leftOf(line, taken);
    if (line.orderPosition === null) return postage && left.total > 0 ? [{ line, left, count: 1 }] : [];
    const count = pieces.get(line.orderPosition) ?? 0;
    return count === 0 ? [] : [{ line, left, count }];
  });
  if (coming.length === 0) return [];
  const shares = sharedWithin(
    amount,
    coming.map(({ line, left, count }) => ({
      weight: shareOfPieces((line.amountRial - line.discountRial) / 10, {
        quantity: line.quantity,
        before: line.quantity - left.pieces,
        pieces: count,
      }),
      max: Math.min(left.total, (line.priceRial * count) / 10),
    })),
  );
  return coming.map(({ line, left, count }, index) => {
    const part = shares[index] ?? 0;
    return withTotal({ ...line, quantity: count, amountRial: line.priceRial * count }, part, vatOfPart(part, left));
  });
}

const withTotal = (line: DocumentLine, total: Toman, vat: Toman): DocumentLine => ({
  ...line,
  totalRial: total * 10,
  discountRial: line.amountRial - total * 10,
  vatRial: vat * 10,
});

/** A refund for which no document names the goods. */
export interface Reduction {
  readonly taken: TakenBackByLine;
  /** In toman. */
  readonly amount: Toman;
  /** The part of it that was refunded for pieces of lines, by the position of the order line; the rest is spread over all that is left. */
  readonly ofLines: ReadonlyMap<number | null, Toman>;
}

/** Returns the lines of the invoice in force, reduced by a refund without returned goods: quantities are unchanged and discounts increase. */
export function reducedLines(inForce: readonly DocumentLine[], { taken, amount, ofLines }: Reduction): DocumentLine[] {
  const left = inForce.map((line) => leftOf(line, taken));
  const own = sharedWithin(
    amount,
    inForce.map((line, index) => {
      const max = Math.min(left[index]?.total ?? 0, ofLines.get(line.orderPosition) ?? 0);
      return { weight: max, max };
    }),
  );
  const open = amount - own.reduce((sum, part) => sum + part, 0);
  const further = sharedWithin(
    open,
    inForce.map((_, index) => {
      const max = (left[index]?.total ?? 0) - (own[index] ?? 0);
      return { weight: max, max };
    }),
  );
  return inForce.map((line, index) => {
    const part = (own[index] ?? 0) + (further[index] ?? 0);
    const vat = vatOfPart(part, left[index] ?? { total: 0, vat: 0 });
    return withTotal(line, line.totalRial / 10 - part, line.vatRial / 10 - vat);
  });
}

/** Returns the documented total of an order in toman: the invoice in force minus returns. Zero without an invoice in force. */
export function documentedTotal(
  documents: readonly { readonly kind: InvoiceKind; readonly totalRial: number }[],
): Toman {
  const back = documents.reduce((sum, { kind, totalRial }) => sum + (kind === 'return' ? totalRial : 0), 0);
  return ((invoiceInForce(documents)?.totalRial ?? back) - back) / 10;
}

/** Returns the totals of a document's lines, in rial. */
export function documentSums(lines: readonly DocumentLine[]) {
  const sum = (of: readonly DocumentLine[], what: 'amountRial' | 'discountRial' | 'vatRial' | 'totalRial') =>
    of.reduce((all, line) => all + line[what], 0);
  const goods = lines.filter(({ kind }) => kind === 'goods');
  return {
    itemsRial: sum(goods, 'amountRial'),
    discountRial: sum(goods, 'discountRial'),
    shippingRial: sum(lines, 'totalRial') - sum(goods, 'totalRial'),
    vatRial: sum(lines, 'vatRial'),
    totalRial: sum(lines, 'totalRial'),
  };
}
