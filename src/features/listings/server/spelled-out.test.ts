import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { matchingIds } from './product-search.store.ts';
import { spelledOut } from './spelled-out.service.ts';

describe('a search whose last word is a common one', () => {
  const app = useTestShop();

  beforeAll(async () => {
    for (const [index, name] of ['ساعت مچی', 'ساعتی دیگر', 'کاپشن ساعتی', 'کاپشن'].entries())
      await productReady(app.shop, { name, slug: `item-${index}` });
    // Simulates a shop of a million products.
    await app.shop.db.$client.query({
      text: `update search_vocabulary set products = 20000 where word in ('ساعت', 'کاپشن')`,
      values: [],
    });
  });

  test('is looked for with all words that begin so, which are the same products', async () => {
    const match = await spelledOut(app.shop, { words: ['کاپشن', 'ساعت'] });
    expect(match).toMatchObject({ words: ['کاپشن', 'ساعت'] });
    const { forIndex = '' } = match as { forIndex?: string };
    expect(forIndex).not.toContain(':*');
    expect(forIndex).toMatch(/'ساعت'/);
    expect(forIndex).toMatch(/'ساعتی'/);
    expect(await matchingIds(app.shop, { words: ['کاپشن', 'ساعت'] }, 10)).toHaveLength(1);
    expect(await matchingIds(app.shop, { words: ['ساعت'] }, 10)).toHaveLength(3);
  });

  test('and so is what begins as one does', async () => {
    const { forIndex = '' } = (await spelledOut(app.shop, { words: ['ساع'] })) as { forIndex?: string };
    expect(forIndex).toBe("('ساعت' | 'ساعتی')");
    expect(await matchingIds(app.shop, { words: ['ساع'] }, 10)).toHaveLength(3);
  });

  test('and what begins no common word is left to the index', async () => {
    expect(await spelledOut(app.shop, { words: ['مچ'] })).toMatchObject({ forIndex: "'مچ':*" });
    expect(await spelledOut(app.shop, { tag: 'ساعت' })).toEqual({ tag: 'ساعت' });
  });
});
