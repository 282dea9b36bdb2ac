import { beforeAll, describe, expect, test } from 'vitest';
import { createBrand } from '#features/brands/server/brands.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

interface Found {
  readonly data: readonly { readonly slug: string }[];
  readonly next: string | null;
  readonly left_out: readonly string[];
}

describe('a search with filters that are in no name', () => {
  const app = useTestShop();
  const search = async (query: Record<string, unknown>) =>
    (await app.call('GET /api/search/', { query })).body as Found;
  const slugs = ({ data }: Found) => data.map(({ slug }) => slug).sort();
  const total = async (query: Record<string, unknown>) =>
    ((await app.call('GET /api/products/facets/', { query })).body as { total: number }).total;

  beforeAll(async () => {
    const nike = await createBrand(app.shop, { name: 'نایک', slug: 'nike' });
    const white = { name: 'سفید', hex: '#ffffff' };
    await productReady(app.shop, { name: 'ساعت مچی', slug: 'watch', price: 5_000_000 });
    await productReady(app.shop, { name: 'پوره سیب جوجه‌طلا', slug: 'puree', price: 50_000 });
    await productReady(app.shop, { name: 'رب فلفل قرمز', slug: 'paste', price: 80_000 });
    await productReady(app.shop, {
      name: 'کفش پیاده‌روی',
      slug: 'shoes',
      price: 2_000_000,
      brandId: nike.id,
      variants: [{ colour: white, size: '۴۳', stock: 3 }],
    });
    await productReady(app.shop, {
      name: 'کفش دویدن',
      slug: 'runners',
      price: 3_500_000,
      variants: [{ colour: white, size: '۴۴', stock: 3 }],
    });
    await productReady(app.shop, { name: 'گوشی گالکسی A۴۳', slug: 'galaxy', price: 9_000_000 });
    const mint = {
      name: 'ماکارون نعنایی',
      slug: 'macaron',
      price: 260_000,
      translations: { en: { name: 'Mint macaron' } },
    };
    await productReady(app.shop, { ...mint, variants: [{ colour: { name: 'آبی', hex: '#2f6fb0' }, stock: 3 }] });
  });

  // The word sounds like "mint", a flavour of the macarons.
  test('SRCH-01 goods that the shop does not sell do not match similar spellings or sounds', async () => {
    for (const q of ['مانتو آبی', 'مانتو', 'مانتو سفید', 'مانتو آبی زیر ۲ میلیون', 'مانتو به رنگ آبی']) {
      const answer = await search({ q });
      expect(answer, q).toMatchObject({ data: [], corrected: null });
      expect(await total({ q }), q).toBe(0);
    }
    expect(slugs(await search({ q: 'mint' }))).toEqual(['macaron']);
  });

  test('SRCH-01 a colour with an amount is the colour and the price limit', async () => {
    expect(slugs(await search({ q: 'سفید زیر ۳ میلیون' }))).toEqual(['shoes']);
    expect(slugs(await search({ q: 'سفید زیر ۴ میلیون' }))).toEqual(['runners', 'shoes']);
    expect(await total({ q: 'سفید زیر ۳ میلیون' })).toBe(1);
    expect(slugs(await search({ q: 'نایک سفید' }))).toEqual(['shoes']);
    expect(slugs(await search({ q: 'سفید سایز ۴۴' }))).toEqual(['runners']);
    const sorted = await search({ q: 'ارزان ترین سفید' });
    expect(sorted.data.map(({ slug }) => slug)).toEqual(['shoes', 'runners']);
  });

  test.each([
    ['ساعت طلایی', ['watch'], ['طلایی']],
    ['کفش قرمز', ['runners', 'shoes'], ['قرمز']],
    ['کفش صورتی', ['runners', 'shoes'], ['صورتی']],
    ['red shoes', ['runners', 'shoes'], ['red']],
    ['کتونی به رنگ قرمز', ['runners', 'shoes'], ['به رنگ قرمز']],
  ])('SRCH-01 of «%s» the colour without matches is dropped, not the noun', async (q, found, leftOut) => {
    const answer = await search({ q });
    expect(slugs(answer)).toEqual(found);
    expect(answer).toMatchObject({ left_out: leftOut, relaxed: true });
    expect(answer).not.toHaveProperty('understood');
    expect(await total({ q })).toBe(found.length);
    const pages = await search({ q, page_size: 1 });
    expect(pages.next === null).toBe(found.length === 1);
  });

  test('SRCH-01 when a colour is dropped, the other filters still apply', async () => {
    for (const [q, wished] of [
      ['کفش قرمز سایز ۴۳', { size: '۴۳' }],
      ['کفش قرمز ۴۳', { size: '۴۳' }],
      ['کفش نایک قرمز', { brand: 'nike' }],
    ] as const) {
      const answer = await search({ q });
      expect(answer, q).toMatchObject({ understood: { q: 'کفش قرمز', ...wished }, left_out: ['قرمز'] });
      expect(slugs(answer)).toEqual(['shoes']);
      // The URL of the derived search returns the same results and reports the dropped word too.
      const again = await search({ q: 'کفش قرمز', ...wished });
      expect(again).toMatchObject({ data: [{ slug: 'shoes' }], left_out: ['قرمز'] });
      expect(again).not.toHaveProperty('understood');
    }
  });

  test('SRCH-01 a colour in a name is found by its name', async () => {
    expect(await search({ q: 'فلفل قرمز' })).toMatchObject({ data: [{ slug: 'paste' }], left_out: [] });
    expect(await search({ q: 'جوجه طلایی' })).toMatchObject({ data: [{ slug: 'puree' }], left_out: [] });
  });

  test('SRCH-01 a number next to a noun is a size where the noun has it, and a word otherwise', async () => {
    for (const q of ['کفش ۴۳', 'کفش 43', 'کفش43', 'کفش ٤٣', 'کتونی ۴۳ سفید']) {
      const answer = await search({ q });
      expect(slugs(answer), q).toEqual(['shoes']);
      expect(answer).toMatchObject({ understood: { size: '۴۳' }, left_out: [] });
      expect(await total({ q })).toBe(1);
    }
    const phone = await search({ q: 'گالکسی ۴۳' });
    expect(phone).toMatchObject({ data: [{ slug: 'galaxy' }] });
    expect(phone).not.toHaveProperty('understood');
    expect(await search({ q: 'کفش ۳۸' })).toMatchObject({ left_out: ['۳۸'] });
  });

  // «کفش ارزان», «کفش زیر ۳ میلیون» and "shoes cheap" on the wrong keyboard layout.
  test('SRCH-01 a filter typed on the other keyboard layout is recognised', async () => {
    for (const [q, understood] of [
      [';ta hvchk', { q: 'کفش', sort: 'price-asc' }],
      [';ta cdv 3 ldgd,k', { q: 'کفش', price_max: 3_000_000 }],
    ] as const) {
      const answer = await search({ q });
      expect(answer, q).toMatchObject({ understood, left_out: [] });
      expect(slugs(answer)[0], q).toBe(q === ';ta hvchk' ? 'runners' : 'shoes');
    }
  });

  test('SRCH-01 an amount in toman is an approximate price', async () => {
    const answer = await search({ q: 'کفش ۲ میلیون تومان' });
    expect(answer).toMatchObject({
      data: [{ slug: 'shoes' }],
      understood: { q: 'کفش', price_min: 1_600_000, price_max: 2_400_000 },
    });
  });

  test('SRCH-01 a filter alone returns all products that match it', async () => {
    expect(slugs(await search({ q: 'زیر ۱۰۰ هزار تومان' }))).toEqual(['paste', 'puree']);
    expect(await total({ q: 'زیر ۱۰۰ هزار تومان' })).toBe(2);
    expect(slugs(await search({ q: 'سایز ۴۳' }))).toEqual(['shoes']);
    expect(slugs(await search({ q: '۸۰ هزار تومنی' }))).toEqual(['paste']);
    expect(slugs(await search({ q: 'رنگ آبی' }))).toEqual(['macaron']);
    const [first, second] = (await search({ q: 'ارزان' })).data;
    expect([first?.slug, second?.slug]).toEqual(['puree', 'paste']);
    const pages = await search({ q: 'ارزان', page_size: 1 });
    expect((await app.server.inject(pages.next ?? '')).json<Found>().data).toMatchObject([{ slug: 'paste' }]);
    expect(await search({ q: 'سایز ۹۹' })).not.toHaveProperty('understood');
    for (const [q, wished] of [
      ['زیر ۱۰۰ هزار تومان', { price_max: 100_000 }],
      ['ارزان', { sort: 'price-asc' }],
      ['سایز ۴۳', { size: '۴۳' }],
      ['سفید زیر ۳ میلیون', { colour: 'سفید', price_max: 3_000_000 }],
    ] as const) {
      const answer = await search({ q });
      expect(answer, q).toMatchObject({ understood: { q: '', ...wished } });
      // The derived search yields the same results.
      expect((await search({ q: '', ...wished })).data).toEqual(answer.data);
    }
  });
});
