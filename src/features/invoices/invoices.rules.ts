import type { OrderState } from '#features/orders/orders.contract.ts';
import { hasInvoice } from '#features/orders/orders.rules.ts';
import { shareOfPieces } from '#shared/commerce/money.ts';

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

/** A part of a line's pieces, after so many of them came back before: in whole toman, as what goes back for them is calculated. */
function piecesOf(line: DocumentLine, before: number, pieces: number): DocumentLine {
  const share = (sum: number) => shareOfPieces(sum / 10, { quantity: line.quantity, before, pieces }) * 10;
  const amountRial = line.priceRial * pieces;
  const totalRial = share(line.totalRial);
  return {
    ...line,
    quantity: pieces,
    amountRial,
    discountRial: amountRial - totalRial,
    vatRial: share(line.vatRial),
    totalRial,
  };
}

/**
 * The lines of what came back: so many pieces by the order's position, after those of earlier documents; postage only where
 * everything was taken back by the shop.
 */
export function returnedLines(
  original: readonly DocumentLine[],
  back: {
    readonly pieces: ReadonlyMap<number, number>;
    readonly before: ReadonlyMap<number, number>;
    readonly postage: boolean;
  },
): DocumentLine[] {
  return original.flatMap((line) => {
    if (line.orderPosition === null) return back.postage ? [line] : [];
    const pieces = back.pieces.get(line.orderPosition) ?? 0;
    return pieces === 0 ? [] : [piecesOf(line, back.before.get(line.orderPosition) ?? 0, pieces)];
  });
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
