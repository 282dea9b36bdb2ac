/** A till: finds what is scanned, adds it up, and takes what was sold off the shelf. Key: `stock:read`, `stock:write`. */
import { createClient, HojrehError, type Client } from '../packages/client/src/client.ts';

export interface Scanned {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly left: number;
}

/** What bears a barcode, at the price charged now and with the pieces that can be sold; null for none or several. */
export async function scan(shop: Client, barcode: string): Promise<Scanned | null> {
  const { data } = await shop.adminListStock({ query: { q: barcode } });
  const [variant] = data;
  if (variant === undefined || data.length > 1) return null;
  const { items } = await shop.checkProducts({ body: { ids: [variant.id] } });
  return { id: variant.id, name: variant.name, price: items[0]?.price ?? 0, left: variant.on_hand - variant.held };
}

/**
 * Books a sale at the counter: the pieces leave the shelf, each variant as it was seen, so that one sold online meanwhile is
 * counted. The receipt's number is the key: a till that lost the answer books it once.
 */
export async function sell(shop: Client, receipt: string, basket: Readonly<Record<string, number>>): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const changes = [];
    let total = 0;
    for (const [barcode, pieces] of Object.entries(basket)) {
      const item = await scan(shop, barcode);
      if (item === null || item.left < pieces) throw new Error(`Of ${barcode} there are not ${pieces}.`);
      const [row] = (await shop.adminListStock({ query: { q: barcode } })).data;
      const seen = row?.on_hand ?? 0;
      changes.push({ variant_id: item.id, reason: 'corrected' as const, pieces: seen - pieces, seen });
      total += item.price * pieces;
    }
    try {
      await shop.adminMoveStock({
        body: { changes, note: `till ${receipt}` },
        idempotencyKey: `${receipt}-${attempt}`,
      });
      return total;
    } catch (error) {
      if (!(error instanceof HojrehError && error.code === 'changed-meanwhile')) throw error;
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', HOJREH_KEY: key = '' } = process.env;
  const [receipt = '', ...codes] = process.argv.slice(2);
  const basket: Record<string, number> = {};
  for (const code of codes) basket[code] = (basket[code] ?? 0) + 1;
  console.log(await sell(createClient({ url, key }), receipt, basket), 'toman');
}
