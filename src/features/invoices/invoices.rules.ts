import type { OrderState } from '#features/orders/orders.contract.ts';
import { hasInvoice } from '#features/orders/orders.rules.ts';
import { allocate, shareOfPieces, type Toman } from '#shared/commerce/money.ts';

/** The first document of an order, and those that follow it: of another buyer's name, of an order that was called off, of goods that came back. */
export const invoiceKinds = ['original', 'correction', 'cancellation', 'return'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What a line of an invoice is of. */
export const invoiceLineKinds = ['goods', 'shipping'] as const;
export type InvoiceLineKind = (typeof invoiceLineKinds)[number];

/** The series in which all documents are numbered, without a gap. */
export const invoiceSeries = 'A';

/** The tax organization's code of the unit in which all goods are counted: pieces. */
export const unitPieces = '1627';

/** How long an invoice names its buyer at least, whatever becomes of the account: article 13 of the commercial code keeps books for ten years. */
export const invoiceTermYears = 10;

/** What a document is called by: `A-1024`. */
export const documentName = ({ series, number }: { readonly series: string; readonly number: number }): string =>
  `${series}-${number}`;

/**
 * The document of an order that counts of those that say what was sold, given the oldest first: the last correction, or the original;
 * undefined before the first.
 */
export const invoiceInForce = <D extends { readonly kind: InvoiceKind }>(documents: readonly D[]): D | undefined =>
  documents.findLast(({ kind }) => kind === 'original' || kind === 'correction');

/** The series and the number out of a document's name; null for what is none. */
export function parseDocumentName(name: string): { readonly series: string; readonly number: number } | null {
  const [, series, number] = /^([A-Z]{1,3})-([1-9][0-9]{0,14})$/.exec(name) ?? [];
  return series === undefined ? null : { series, number: Number(number) };
}

/** Whether an order is due its first invoice: when it is paid, or when somebody requests it while cash is due. */
export function isInvoiceDue(
  order: { readonly state: OrderState; readonly paidAt: Date | null },
  requested: boolean,
): boolean {
  return hasInvoice(order.state) && (order.paidAt !== null || requested);
}

/** A line of a document, in whole rial. */
export interface DocumentLine {
  readonly kind: InvoiceLineKind;
  /** The order's line; null for postage. */
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
  /** Contained in the total. */
  readonly vatRial: number;
  readonly totalRial: number;
}

/** What documents of return have taken back of a line of an order, or of its postage: pieces, and money in whole rial. */
export interface TakenBack {
  readonly pieces: number;
  readonly totalRial: number;
  readonly vatRial: number;
}

/** By the order's position; that of postage is null. */
export type TakenBackByLine = ReadonlyMap<number | null, TakenBack>;

const nothingTaken: TakenBack = { pieces: 0, totalRial: 0, vatRial: 0 };

/** What is left of a document's line after what was taken back, in whole toman. */
function leftOf(line: DocumentLine, taken: TakenBackByLine) {
  const { pieces, totalRial, vatRial } = taken.get(line.orderPosition) ?? nothingTaken;
  return {
    pieces: line.quantity - pieces,
    total: (line.totalRial - totalRial) / 10,
    vat: (line.vatRial - vatRial) / 10,
  };
}

/** The tax in a part of what is left of a line: all parts together have all of it. */
const vatOfPart = (part: Toman, left: { readonly total: Toman; readonly vat: Toman }): Toman =>
  part === left.total ? left.vat : (allocate(left.vat, [part, left.total - part])[0] ?? 0);

/** Shares an amount out by weights, to each no more than its bound; what is above all bounds is left out. */
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

/** What goods came back, and how much money for them. */
export interface CameBack {
  /** So many pieces by the order's position. */
  readonly pieces: ReadonlyMap<number, number>;
  readonly taken: TakenBackByLine;
  /** Whether the shop takes back everything, postage too. */
  readonly postage: boolean;
  /** What went back for it, in toman. */
  readonly amount: Toman;
}

/**
 * The lines of what came back, as much on them as money went back for it: each piece by its share of its line, and no more than earlier documents
 * have left of that. What went back above that is no part of these goods.
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

/** Money that went back and of which no document says for what goods. */
export interface Reduction {
  readonly taken: TakenBackByLine;
  /** In toman. */
  readonly amount: Toman;
  /** Of it, what was paid back for pieces of lines, by the order's position; the rest is of all that is left alike. */
  readonly ofLines: ReadonlyMap<number | null, Toman>;
}

/** The lines of an invoice in force, reduced by money that went back without goods: the pieces stay, their discount grows. */
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

/** What the documents of an order leave of it, in toman: what the one in force says, less what came back. Nothing without one in force. */
export function documentedTotal(
  documents: readonly { readonly kind: InvoiceKind; readonly totalRial: number }[],
): Toman {
  const back = documents.reduce((sum, { kind, totalRial }) => sum + (kind === 'return' ? totalRial : 0), 0);
  return ((invoiceInForce(documents)?.totalRial ?? back) - back) / 10;
}

/** The sums of a document's lines, in rial. */
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
