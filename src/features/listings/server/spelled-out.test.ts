import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { matchingIds } from './product-search.store.ts';
import { spelledOut } from './spelled-out.service.ts';

describe('a search whose last word is common', () => {
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

  test('searches all words with that prefix, which match the same products', async () => {
    const match = await spelledOut(app.shop, { words: ['کاپشن', 'ساعت'] });
    expect(match).toMatchObject({ words: ['کاپشن', 'ساعت'] });
    const { forIndex = '' } = match as { forIndex?: string };
    expect(forIndex).not.toContain(':*');
    expect(forIndex).toMatch(/'ساعت'/);
    expect(forIndex).toMatch(/'ساعتی'/);
    expect(await matchingIds(app.shop, { words: ['کاپشن', 'ساعت'] }, 10)).toHaveLength(1);
    expect(await matchingIds(app.shop, { words: ['ساعت'] }, 10)).toHaveLength(3);
  });

  test('also expands a word that is the prefix of a common word', async () => {
    const { forIndex = '' } = (await spelledOut(app.shop, { words: ['ساع'] })) as { forIndex?: string };
    expect(forIndex).toBe("('ساعت' | 'ساعتی')");
    expect(await matchingIds(app.shop, { words: ['ساع'] }, 10)).toHaveLength(3);
  });

  test('leaves a prefix of no common word to the index', async () => {
    expect(await spelledOut(app.shop, { words: ['مچ'] })).toMatchObject({ forIndex: "'مچ':*" });
    expect(await spelledOut(app.shop, { tag: 'ساعت' })).toEqual({ tag: 'ساعت' });
  });
});
