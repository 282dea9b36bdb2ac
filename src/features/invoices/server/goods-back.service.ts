import type { StandingOrder } from '#features/orders/server/standing-orders.service.ts';
import type { Shop } from '#platform/shop.ts';
import {
  documentedTotal,
  reducedLines,
  type CameBack,
  type DocumentLine,
  type TakenBackByLine,
} from '../invoices.rules.ts';
import { paidBackByLine, refundedByOccasion, returnsOfOrder, takenBack } from './goods-back.store.ts';
import { linesOfDocument, type StoredInvoice } from './invoices.store.ts';

/** The goods of a return, and the occasion of their refund. */
export interface ReturnedGoods {
  readonly returnId: number;
  readonly occasion: string;
  readonly pieces: ReadonlyMap<number, number>;
}

/** Returns the refunded amount of an order, in toman, that is on none of its documents. */
export const undocumented = ({ total, refunded }: StandingOrder, documents: readonly StoredInvoice[]): number =>
  documentedTotal(documents) - (total - refunded);

/** Returns the undocumented returns of an order, oldest first. */
export async function returnsWithout(
  shop: Shop,
  orderId: number,
  documents: readonly StoredInvoice[],
): Promise<ReturnedGoods[]> {
  const back = new Map<number, { occasion: string; pieces: Map<number, number> }>();
  for (const { returnId, occasion, position, quantity } of await returnsOfOrder(shop, { orderId })) {
    if (documents.some((document) => document.returnId === returnId)) continue;
    const { pieces } = back.get(returnId) ?? { pieces: new Map<number, number>() };
    back.set(returnId, { occasion, pieces: pieces.set(position, quantity) });
  }
  return [...back].map(([returnId, goods]) => ({ returnId, ...goods }));
}

/** An order with refunds, and the lines of its invoice in force. */
export interface WentBack {
  readonly order: StandingOrder;
  readonly inForce: readonly DocumentLine[];
  readonly taken: TakenBackByLine;
  /** The amount not yet documented, in toman. */
  readonly left: number;
}

/** Returns what the return documents of an order have deducted from each of its lines. */
export async function takenBackOf(shop: Shop, orderId: number): Promise<TakenBackByLine> {
  return new Map((await takenBack(shop, { orderId })).map(({ position, ...taken }) => [position, taken] as const));
}

/** Returns the returned goods with their refund: for a return, its own refund; for an order taken back in full, all that is left. */
export async function cameBack(
  shop: Shop,
  { order, inForce, taken, left }: WentBack,
  next: ReturnedGoods | 'taken-back',
): Promise<CameBack> {
  const max = Math.max(0, left);
  if (next === 'taken-back') return { pieces: piecesLeft(inForce, taken), taken, postage: true, amount: max };
  const given = new Map(
    (await refundedByOccasion(shop, { orderId: order.id })).map(({ occasion, amount }) => [occasion, amount] as const),
  );
  // The refund of a return that was open when its order was taken back in full is part of that refund.
  const amount = given.get(next.occasion) ?? (given.has(`end:${order.id}`) ? max : 0);
  return { pieces: next.pieces, taken, postage: false, amount: Math.min(amount, max) };
}

function piecesLeft(inForce: readonly DocumentLine[], taken: TakenBackByLine): Map<number, number> {
  return new Map(
    inForce.flatMap(({ orderPosition, quantity }) =>
      orderPosition === null ? [] : [[orderPosition, quantity - (taken.get(orderPosition)?.pieces ?? 0)] as const],
    ),
  );
}

/** Returns the lines of a correction: reduced by the undocumented amount, first on the lines with refunded pieces. */
export async function reducedBy(
  shop: Shop,
  { order, inForce, taken, left }: WentBack,
  documents: readonly StoredInvoice[],
): Promise<DocumentLine[]> {
  const [first] = documents;
  const whole = first === undefined ? [] : await linesOfDocument(shop, { invoiceId: first.id });
  const ofLines = new Map<number | null, number>();
  for (const { position, amount } of await paidBackByLine(shop, { orderId: order.id })) {
    const of = (lines: readonly DocumentLine[]) =>
      (lines.find(({ orderPosition }) => orderPosition === position)?.totalRial ?? 0) / 10;
    ofLines.set(position, Math.max(0, amount - (of(whole) - of(inForce))));
  }
  return reducedLines(inForce, { taken, amount: left, ofLines });
}
