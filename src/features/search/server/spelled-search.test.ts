import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

describe('corrected spelling in search', () => {
  const app = useTestShop();
  const search = async (q: string) =>
    (await app.call('GET /api/search/', { query: { q } })).body as {
      readonly data: readonly { readonly slug: string }[];
      readonly corrected: string | null;
    };

  beforeAll(async () => {
    await productReady(app.shop, { name: 'پیراهن‌های نخی مردانه', slug: 'shirt' });
    await productReady(app.shop, { name: 'گوشی «آیفون» ۱۵', slug: 'phone' });
    await productReady(app.shop, { name: 'برگ پائیزی', slug: 'leaf' });
    await productReady(app.shop, { name: 'لوح رؤیا', slug: 'dream' });
    await productReady(app.shop, { name: 'هودی Attack on Titan', slug: 'hoodie' });
    await productReady(app.shop, { name: 'هودی آبی', slug: 'blue-hoodie' });
    await productReady(app.shop, { name: 'سویشرت آبی', slug: 'sweatshirt' });
    await productReady(app.shop, { name: 'ست گرمکن Nike', slug: 'tracksuit' });
    await productReady(app.shop, { name: 'عقربه QUARTZ', slug: 'quartz' });
    await productReady(app.shop, { name: 'بلوز New Collection', slug: 'blouse' });
  });

  test.each([
    ['mdvhik', 'پیراهن', 'shirt'],
    ['\\dvhik', 'پیراهن', 'shirt'],
    ['mdvhikBihd', 'پیراهن‌های', 'shirt'],
    ['Hdt,k', 'آیفون', 'phone'],
    ['hdt,k', 'آیفون', 'phone'],
    ['ایفوون', 'آیفون', 'phone'],
    ['fv; mhSdcd', 'برگ پائیزی', 'leaf'],
    ['fv; \\hmdcd', 'برگ پائیزی', 'leaf'],
    ['g,p vAdh', 'لوح رؤیا', 'dream'],
    ['g,p vVdh', 'لوح رؤیا', 'dream'],
  ])('SRCH-01 %s is reported with its proper spelling: %s', async (q, corrected, slug) => {
    expect(await search(q)).toMatchObject({ data: [{ slug }], corrected });
  });

  test.each([
    ['هودی اتک', 'hoodie'],
    ['هودی اتک آن تایتان', 'hoodie'],
    ['عقربه کوارتز', 'quartz'],
    ['بلوز کالکشن', 'blouse'],
    ['garm kon nike', 'tracksuit'],
    ['garmkon nike', 'tracksuit'],
  ])('SRCH-01 %s is found by the sound of what is written in Latin letters', async (q, slug) => {
    expect(await search(q)).toMatchObject({ data: [{ slug }], corrected: null });
  });

  test('SRCH-01 a word in Latin letters is what sounds so before it is another name of that', async () => {
    const { data } = await search('hoodie abi');
    expect(data.map(({ slug }) => slug)).toEqual(['blue-hoodie', 'sweatshirt']);
  });
});
