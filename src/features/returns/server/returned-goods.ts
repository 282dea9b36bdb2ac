import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { refundOfPieces } from '#features/refunds/refunds.rules.ts';
import { refundErrors } from '#features/refunds/refund-errors.messages.ts';
import { linesOfOrder } from '#features/orders/server/orders.service.ts';
import { linesOfReturn } from './returns.store.ts';

/** An order line with the number of returned pieces. */
export interface ReturnedLine {
  readonly position: number;
  readonly pieces: number;
  readonly variantId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly returned: number;
  readonly paidBack: number;
  readonly total: number;
}

/** Returns the order lines of a return. */
export async function linesComingBack(shop: Shop, orderId: number, returnId: number): Promise<ReturnedLine[]> {
  const lines = new Map((await linesOfOrder(shop, orderId)).map((line) => [line.position, line]));
  return (await linesOfReturn(shop, { id: returnId })).map(({ position, pieces }) => {
    const line = lines.get(position);
    if (line === undefined) throw new Error(`The order ${orderId} has no line ${position}.`);
    const { id: variantId, productId, quantity, returned, paidBack, total } = line;
    return { position, pieces, variantId, productId, quantity, returned, paidBack, total };
  });
}

/** Returns the refund for received goods: their value or the staff's amount, at most the remainder of the payment. */
export function moneyBack(
  coming: readonly ReturnedLine[],
  refundable: Toman,
  amount: Toman | undefined,
): Toman | Refusal<'refund-too-much' | 'refund-above-worth'> {
  const worth = coming.reduce((sum, line) => sum + refundOfPieces(line, line.pieces), 0);
  const back = amount ?? Math.min(worth, refundable);
  if (back > refundable)
    return refuse(
      'refund-too-much',
      inBoth(refundErrors, (t) => t.refundTooMuch(refundable)),
    );
  if (back > worth)
    return refuse(
      'refund-above-worth',
      inBoth(refundErrors, (t) => t.refundAboveWorth(worth)),
    );
  return back;
}
