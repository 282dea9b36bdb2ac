import { renditionAddress } from '#features/media/media.rules.ts';
import { lineCodes, lineNames } from '#features/orders/line-names.rules.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import type { VisibleReturn } from '../returns.contract.ts';
import { returnRowsOfOrder, type StoredReturn } from './returns.store.ts';

/** Returns a return's form in responses, in a language. */
export function visibleReturn(
  { id, state, reason, text, pictures: images, askedAt: requestedAt, endedAt, answer, lines }: StoredReturn,
  language: Language,
): VisibleReturn {
  return {
    id,
    status: state,
    reason,
    text,
    answer,
    pictures: images.map((key) => renditionAddress(key, 320)),
    asked_at: requestedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
    lines: lines.map((line) => ({
      position: line.position,
      ...lineNames(line, language),
      ...lineCodes(line),
      quantity: line.pieces,
    })),
  };
}

/** Returns the returns of an order, oldest first. */
export function returnsOfOrder(shop: Shop, orderId: number): Promise<StoredReturn[]> {
  return returnRowsOfOrder(shop, { orderId });
}
