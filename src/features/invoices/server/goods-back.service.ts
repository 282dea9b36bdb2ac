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

/** Goods that came back on a return, and the occasion under which their money went back. */
export interface ReturnedGoods {
  readonly returnId: number;
  readonly occasion: string;
  readonly pieces: ReadonlyMap<number, number>;
}

/** What went back of an order, in toman, that none of its documents says. */
export const undocumented = ({ total, refunded }: StandingOrder, documents: readonly StoredInvoice[]): number =>
  documentedTotal(documents) - (total - refunded);

/** The returns of an order of which there is no document, the first one first. */
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

/** An order of which something went back, with the lines of its invoice in force. */
export interface WentBack {
  readonly order: StandingOrder;
  readonly inForce: readonly DocumentLine[];
  readonly taken: TakenBackByLine;
  /** What no document says yet, in toman. */
  readonly left: number;
}

/** What the documents of return of an order have taken back of each of its lines. */
export async function takenBackOf(shop: Shop, orderId: number): Promise<TakenBackByLine> {
  return new Map((await takenBack(shop, { orderId })).map(({ position, ...taken }) => [position, taken] as const));
}

/** Goods that came back with the money for them: of a return, what went back by it; of an order that was taken back whole, all that is left. */
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
  // A return that was open when its order was taken back whole has its money among that of the whole.
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

/** The lines of a correction: reduced by what no document says, first where pieces were paid back. */
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
