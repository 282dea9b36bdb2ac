import { describe, expect, test } from 'vitest';
import { useTestShop } from '#testing/test-shop.ts';
import { productReady } from '../products.factory.ts';
import { updateProduct } from '../admin/product-changes.store.ts';
import { describeForSearch } from './product-words.service.ts';

describe('how common a word is', () => {
  const app = useTestShop();
  const counts = async (...words: string[]) => {
    const { rows } = await app.shop.database.pool.query<{ word: string; products: number }>({
      text: 'SELECT word, products FROM search_vocabulary WHERE word = ANY($1)',
      values: [words],
    });
    return Object.fromEntries(rows.map(({ word, products }) => [word, products]));
  };
  const described = (id: number, name: string) =>
    app.shop.transaction(async () => {
      await updateProduct(app.shop, id, { name });
      await describeForSearch(app.shop, id, []);
    });

  test('SRCH-01 is how many products bear it, however often they are saved', async () => {
    const { id } = await productReady(app.shop, { name: 'قابلمهی چدنزا', slug: 'pot' });
    await productReady(app.shop, { name: 'تابهی چدنزا', slug: 'pan' });
    for (let saved = 0; saved < 3; saved += 1) await described(id, 'قابلمهی چدنزا');
    expect(await counts('قابلمهی', 'چدنزا')).toEqual({ قابلمهی: 1, چدنزا: 2 });
    await described(id, 'قابلمه مسزا');
    expect(await counts('قابلمهی', 'قابلمه', 'چدنزا', 'مسزا')).toEqual({
      قابلمهی: 0,
      قابلمه: 1,
      چدنزا: 1,
      مسزا: 1,
    });
  });
});
