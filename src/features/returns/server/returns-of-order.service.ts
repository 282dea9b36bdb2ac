import { renditionAddress } from '#features/media/media.rules.ts';
import { lineNames } from '#features/orders/line-names.rules.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import type { ShownReturn } from '../returns.contract.ts';
import { returnRowsOfOrder, type KeptReturn } from './returns.store.ts';

/** A return as it is shown to who reads a language. */
export function shownReturn(
  { id, state, reason, text, pictures, askedAt, endedAt, answer, lines }: KeptReturn,
  language: Language,
): ShownReturn {
  return {
    id,
    state,
    reason,
    text,
    answer,
    pictures: pictures.map((key) => renditionAddress(key, 320)),
    asked_at: askedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    lines: lines.map((line) => ({ position: line.position, ...lineNames(line, language), quantity: line.pieces })),
  };
}

/** The returns of an order, oldest first. */
export function returnsOfOrder(shop: Shop, orderId: number): Promise<KeptReturn[]> {
  return returnRowsOfOrder(shop, { orderId });
}
