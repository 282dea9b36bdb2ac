import { beforeAll, describe, expect, test } from 'vitest';
import { createCategory } from '#features/categories/server/categories.service.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { useTestShop } from '#testing/test-shop.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { moveSpecifications } from './specifications-move.service.ts';

describe('specifications of a shop without attributes', () => {
  const app = useTestShop();
  const spec = (name: string, nameEn: string, value: string, valueEn: string) => ({
    name,
    name_en: nameEn,
    value,
    value_en: valueEn,
  });
  const slugs: string[] = [];
  const page = async (slug: string) => {
    const read = async (language: 'fa' | 'en') =>
      (await app.call('GET /api/products/:slug/', { params: { slug }, headers: { cookie: `language=${language}` } }))
        .body as ProductDetail;
    return { fa: (await read('fa')).specifications, en: (await read('en')).specifications };
  };
  const pages = () => Promise.all(slugs.map(page));
  beforeAll(async () => {
    const main = (await createCategory(app.shop, { name: 'اصلی', slug: 'main' })).id;
    const categoryId = (await createCategory(app.shop, { name: 'کتری', slug: 'kettles', parentId: main })).id;
    const materials = [
      ['فولاد', 'Steel'],
      ['شیشه', 'Glass'],
      ['فولاد', 'Steel'],
      ['فولاد', 'Steel'],
    ] as const;
    for (const [index, [material, inEnglish]] of materials.entries()) {
      const slug = `kettle-${index}`;
      slugs.push(slug);
      await productReady(app.shop, {
        slug,
        categoryId,
        specifications: [
          spec('همراه', 'Comes with', `صافی ${index}`, `Sieve ${index}`),
          spec('جنس', 'Material', material, inEnglish),
          spec('توان', 'Power', index === 3 ? '۲۲۰۰ وات' : '۱۵۰۰ وات', index === 3 ? '2,200 W' : '1,500 W'),
          spec('بی‌سیم', 'Cordless', index === 0 ? 'ندارد' : 'دارد', index === 0 ? 'No' : 'Yes'),
          spec('سخن', 'Word', 'یکتا', 'Alone'),
        ].slice(0, index === 0 ? 4 : 5 - (index % 2)),
      });
    }
  });

  test('are migrated where they fit; pages have the same content and order, a repeat is a no-op, and no line is lost', async () => {
    const before = await pages();
    const lines = before.reduce((sum, { fa }) => sum + fa.length, 0);
    const counts = await moveSpecifications(app.shop);
    expect(counts).toEqual({ products: 4, attributes: 3, options: 2, moved: 12, left: lines - 12 });
    expect(await pages()).toEqual(before);
    expect(await moveSpecifications(app.shop)).toEqual(counts);
    expect(await pages()).toEqual(before);
    const { rows } = await app.shop.database.pool.query<{ code: string; type: string }>(
      'SELECT code, type FROM attributes ORDER BY code',
    );
    expect(rows).toEqual([
      { code: 'cordless', type: 'boolean' },
      { code: 'material', type: 'select' },
      { code: 'power', type: 'number' },
    ]);
  });

  test('the migration resumes after an interruption: a migrated line no longer exists as a line', async () => {
    const before = await pages();
    await app.shop.database.pool.query(`DELETE FROM shop_facts WHERE name = 'specifications-moved'`);
    expect(await moveSpecifications(app.shop)).toMatchObject({ attributes: 3, moved: 0, products: 0 });
    expect(await pages()).toEqual(before);
  });
});
