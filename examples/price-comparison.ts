/** A feed for a price comparison: a line of JSON for each available product, with its current price. Needs no key. */
import { createClient, type Client } from '../packages/client/src/client.ts';

export async function* priceFeed(shop: Client, baseUrl: string): AsyncGenerator<string> {
  for await (const card of shop.all('listProducts', { query: { in_stock: true, page_size: 100 } })) {
    const product = await shop.getProduct({ path: { slug: card.slug } });
    for (const variant of product.variants) {
      yield JSON.stringify({
        id: variant.id,
        title: product.name,
        brand: product.brand?.name ?? null,
        gtin: variant.barcode,
        price_rial: variant.new_price * 10,
        old_price_rial: variant.base_price * 10,
        available: variant.quantity > 0,
        url: new URL(`/single-product/${product.slug}`, baseUrl).href,
      });
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const url = process.env['HOJREH_URL'] ?? 'http://localhost:3000';
  for await (const line of priceFeed(createClient({ url }), url)) console.log(line);
}
