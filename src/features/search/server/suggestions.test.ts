import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { createBrand } from '#features/brands/server/brands.service.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { Suggestions } from '../search.contract.ts';

describe('suggestions', () => {
  const app = useTestShop();
  const suggest = async (q?: string) => {
    const answer = await app.call('GET /api/search/suggestions/', { query: q === undefined ? {} : { q } });
    expect(answer.status).toBe(200);
    return answer.body as Suggestions;
  };

  beforeAll(async () => {
    const shoes = await createCategory(app.shop, { name: 'کفش زنانه', slug: 'womens-shoes' });
    const brand = await createBrand(app.shop, { name: 'کفش‌گستر', slug: 'kafsh-gostar' });
    const sandals = await productReady(app.shop, {
      name: 'کفش تابستانی',
      slug: 'sandals',
      categoryId: shoes.id,
      brandId: brand.id,
      price: 20_000,
      tags: ['تابستان'],
    });
    await productReady(app.shop, { name: 'کفشدوزک چوبی', slug: 'ladybird', tags: ['اسباب‌بازی'] });
    await app.shop.db.$client.query('update products set sold_count = 9 where id = $1', [sandals.id]);
    app.shop.invalidate('list', 'popular-tags');
  });

  test('HOME-02 SRCH-01 typing suggests words, categories, brands and products', async () => {
    expect(await suggest('کفش')).toEqual({
      words: ['کفشدوزک', 'کفشگستر'],
      categories: [{ slug: 'womens-shoes', name: 'کفش زنانه', image: null }],
      brands: [{ slug: 'kafsh-gostar', name: 'کفش‌گستر' }],
      products: [
        expect.objectContaining({ slug: 'sandals', new_price: 15_000 }),
        expect.objectContaining({ slug: 'ladybird' }),
      ],
      corrected: null,
      left_out: [],
    });
  });

  test('SRCH-01 a category is suggested with its image, and a dropped word is reported', async () => {
    await app.shop.db.$client.query("update categories set picture_key = 'a-picture' where slug = 'womens-shoes'");
    app.shop.invalidate('categories');
    const answer = await suggest('کفش زنانه زکغخحج');
    expect(answer.left_out).toEqual(['زکغخحج']);
    expect(answer.categories).toEqual([
      { slug: 'womens-shoes', name: 'کفش زنانه', image: expect.stringContaining('a-picture') as string },
    ]);
  });

  test.each([
    ['a typing fault', 'تابستاتی', 'تابستانی', 'sandals'],
    ['the other keyboard', 'jhfsjhkd', 'تابستانی', 'sandals'],
    ['Arabic letters', 'كفشدوزك', null, 'ladybird'],
    ['a beginning', 'کفشد', null, 'ladybird'],
  ])('SRCH-01 suggestions are found despite %s', async (_, typed, corrected, slug) => {
    const answer = await suggest(typed);
    expect([answer.corrected, answer.products[0]?.slug]).toEqual([corrected, slug]);
  });

  test('SRCH-01 a category is suggested by its name in Latin letters', async () => {
    expect((await suggest('kafsh')).categories).toMatchObject([{ slug: 'womens-shoes' }]);
    expect((await suggest('kafsh zanane')).categories).toMatchObject([{ slug: 'womens-shoes' }]);
  });

  test('an empty search suggests what is bought most', async () => {
    expect((await suggest()).words[0]).toBe('تابستان');
    expect(await suggest('  ')).toMatchObject({ products: [], corrected: null });
  });

  test.each(['%', '_', '\\', "'", 'ک', '؟', '\u0000', 'الف '.repeat(25)])(
    '%j does not cause an error',
    async (typed) => {
      expect(Array.isArray((await suggest(typed)).products)).toBe(true);
    },
  );
});
