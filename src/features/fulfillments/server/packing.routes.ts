import { lineCodes, lineNames } from '#features/orders/line-names.rules.ts';
import { routes } from '#platform/http/api-calls.ts';
import type { Language } from '#shared/language.ts';
import { nameIn } from '#shared/text/names.ts';
import { packingContract } from '../packing.contract.ts';
import { linesToPack } from './packing.store.ts';

export const packingRoutes = routes(packingContract, {
  'POST /api/admin/packing-lists/lookup/': async ({ shop, body, language }) => ({
    data: byOrder(await linesToPack(shop, { numbers: body.numbers }), language),
  }),
});

/** Groups lines by order. */
function byOrder(rows: Awaited<ReturnType<typeof linesToPack>>, language: Language) {
  const first = rows.filter((row, index) => rows.findIndex(({ number }) => number === row.number) === index);
  return first.map(({ number, address, due, shippingFa, shippingEn }) => ({
    number,
    address,
    due,
    shipping: language === 'fa' ? shippingFa : shippingEn,
    lines: rows
      .filter((row) => row.number === number)
      .map((row) => ({
        ...lineNames(row, language),
        ...lineCodes(row),
        quantity: row.quantity,
        locations: (row.locations ?? []).map((at) => ({ name: nameIn(at, language), quantity: at.quantity })),
      })),
  }));
}
