import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { buyingMessages } from '../../buying.messages.ts';
import { readKey } from '../../protocol.rules.ts';
import { joinedLines, type SessionLine } from '../../session.rules.ts';
import { variantsNamed } from '../assistants.store.ts';
import type { RequestedLines } from './buying-requests.ts';
import type { ErrorMessage } from './session-messages.ts';

/** Returns the variants that lines refer to, and errors for lines without one. A product stands for its variant if it has only one. */
export async function variantsOf(
  shop: Shop,
  requested: RequestedLines,
  language: Language,
): Promise<{ readonly lines: SessionLine[]; readonly unknown: ErrorMessage[] }> {
  const keys = requested.map(({ item }) => readKey(item.id));
  const numbers = (kind: 'product' | 'variant') => keys.flatMap((key) => (key.kind === kind ? [key.id] : []));
  const rows = await variantsNamed(shop, {
    productIds: numbers('product'),
    variantIds: numbers('variant'),
    slugs: requested.flatMap(({ item }, index) => (keys[index]?.kind === 'handle' ? [item.id] : [])),
  });
  const t = buyingMessages[language];
  const lines: SessionLine[] = [];
  const unknown: ErrorMessage[] = [];
  for (const [index, { item, quantity }] of requested.entries()) {
    const key = readKey(item.id);
    const found = rows.filter((row) => {
      if (key.kind === 'handle') return row.slug === item.id;
      return (key.kind === 'variant' ? row.variantId : row.productId) === key.id;
    });
    const [only] = found;
    if (only !== undefined && found.length === 1) lines.push({ variantId: only.variantId, quantity });
    else
      unknown.push({
        type: 'error',
        code: 'item_unavailable',
        content: only === undefined ? t.itemUnavailable : t.variantNeeded,
        severity: 'recoverable',
        path: `$.line_items[${index}]`,
      });
  }
  return { lines: joinedLines(lines), unknown };
}
