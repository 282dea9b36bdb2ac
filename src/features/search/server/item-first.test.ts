import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

describe('an item and its accessories', () => {
  const app = useTestShop();

  beforeAll(async () => {
    for (const [name, slug, soldCount] of [
      ['بند ساعت هوشمند', 'strap', 90],
      ['محافظ صفحهٔ ساعت هوشمند', 'glass', 80],
      ['ساعت هوشمند', 'watch', 1],
    ] as const) {
      const { id } = await productReady(app.shop, { name, slug });
      await app.shop.db.$client.query('update products set sold_count = $2 where id = $1', [id, soldCount]);
    }
  });

  test.each(['ساعت هوشمند', 'saat hooshmand', 'ساعتهای هوشمند'])(
    'SRCH-01 for %s a product whose name starts with it comes first',
    async (q) => {
      const { data } = (await app.call('GET /api/search/', { query: { q } })).body as {
        readonly data: readonly { readonly slug: string }[];
      };
      expect(data.map(({ slug }) => slug)).toEqual(['watch', 'strap', 'glass']);
    },
  );

  test('SRCH-01 a name whose noun bears the sign of what follows begins with it as well', async () => {
    for (const [name, slug, soldCount] of [
      ['کلاه دوچرخه', 'helmet', 90],
      ['دوچرخهٔ شهری', 'bicycle', 1],
      ['دوچرخه\u200cسوار چوبی', 'rider', 2],
    ] as const) {
      const { id } = await productReady(app.shop, { name, slug });
      await app.shop.db.$client.query('update products set sold_count = $2 where id = $1', [id, soldCount]);
    }
    const { data } = (await app.call('GET /api/search/', { query: { q: 'دوچرخه' } })).body as {
      readonly data: readonly { readonly slug: string }[];
    };
    expect(data.map(({ slug }) => slug)).toEqual(['rider', 'bicycle', 'helmet']);
  });
});
