import type { Shop } from '#platform/shop.ts';
import { copiedParts } from './customer-copy.store.ts';

const usualRows = 200;

/** Streams all data of a customer as one JSON object; only one batch of one list is in memory at a time. */
export async function* customerCopy(shop: Shop, customerId: number, rowsAtOnce = usualRows): AsyncGenerator<string> {
  yield `{\n"copied_at":${JSON.stringify(shop.clock.now().toISOString())}`;
  for (const { name, read } of copiedParts) {
    yield `,\n${JSON.stringify(name)}:[`;
    for (let after = 0, first = true; ;) {
      const rows = await read(shop, { customerId, afterKey: after, limit: rowsAtOnce });
      if (rows.length > 0) yield (first ? '\n' : ',\n') + rows.map(({ row }) => JSON.stringify(row)).join(',\n');
      const last = rows.at(-1);
      if (last === undefined || rows.length < rowsAtOnce) break;
      first = false;
      after = last.key;
    }
    yield ']';
  }
  yield '\n}\n';
}
