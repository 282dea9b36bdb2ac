import { beforeAll, describe, expect, test } from 'vitest';
import { createBrand } from '#features/brands/server/brands.service.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { watchQueries } from '#testing/queries.ts';
import { useTestShop } from '#testing/test-shop.ts';

interface Answer {
  data: { id: number; name: string; slug: string }[];
  next: string | null;
  corrected: string | null;
}

describe('search', () => {
  const app = useTestShop();
  const search = async (query: Record<string, unknown>) => {
    const answer = await app.call('GET /api/search/', { query });
    expect(answer.status).toBe(200);
    return answer.body as Answer;
  };

  beforeAll(async () => {
    const samsung = await createBrand(app.shop, { name: 'سامسونگ', slug: 'samsung' });
    await productReady(app.shop, {
      name: 'گوشی موبایل مدل A۱۵',
      slug: 'phone',
      brandId: samsung.id,
      price: 9_000_000,
      tags: ['موبایل'],
    });
    await productReady(app.shop, { name: 'قاب محافظ', slug: 'case', price: 90_000, tags: ['گوشی', 'موبایل'] });
    await productReady(app.shop, { name: 'پیراهن کتانِ مردانه', slug: 'shirt' });
    await productReady(app.shop, { name: 'کیف لپ‌تاپ', slug: 'laptop-bag', stock: 0 });
    await productReady(app.shop, { name: 'آیینهٔ رومیزی', slug: 'mirror' });
    await productReady(app.shop, { name: 'کفش ورزشی', slug: 'shoes' });
    await productReady(app.shop, { name: 'هدفون بی‌سیم', slug: 'headphones' });
  });

  test.each([
    ['a word as it stands', 'کفش', ['shoes']],
    ['two words in any order', 'ورزشی کفش', ['shoes']],
    ['the beginning of the last word', 'گوشی موبا', ['phone', 'case']],
    ['names before tags', 'گوشی', ['phone', 'case']],
    ['Arabic letters for Persian ones', 'كيف', ['laptop-bag']],
    ['a half-space', 'لپ‌تاپ', ['laptop-bag']],
    ['a space for a half-space', 'لپ تاپ', ['laptop-bag']],
    ['a joined word for a half-space', 'لپتاپ', ['laptop-bag']],
    ['Latin digits', 'a15', ['phone']],
    ['Persian digits', 'A۱۵', ['phone']],
    ['Arabic digits', 'a١٥', ['phone']],
    ['vowel signs and hamza', 'ایینه', ['mirror']],
    ['a brand', 'سامسونگ', ['phone']],
    ['a brand in Latin', 'Samsung', ['phone']],
    ['an ending', 'کفشهای ورزشی', ['shoes']],
    ['an ending that a half-space parts', 'کفش‌های ورزشی', ['shoes']],
    ['two words joined', 'کفشورزشی', ['shoes']],
    ['a word split', 'ور زشی', ['shoes']],
    ['a number of a model in two', 'A-15', ['phone']],
    ['another name of the thing', 'کتونی ورزشی', ['shoes']],
    ['a loan word in the other alphabet', 'wireless هدفون', ['headphones']],
    ['one word on the other keyboard', 'کفش ,vcad', ['shoes']],
    ['keys with signs beside another word', 'ورزشی ;ta', ['shoes']],
    ['Persian in Latin letters', 'kafshe varzeshi', ['shoes']],
    ['Persian in Latin letters, written otherwise', 'pirahan ketan mardaneh', ['shirt']],
    ['a loan word as it is heard', 'hedfon', ['headphones']],
  ])('finds by %s', async (_, q, slugs) => {
    const answer = await search({ q });
    expect(answer.data.map(({ slug }) => slug)).toEqual(slugs);
    expect(answer.corrected).toBeNull();
  });

  test.each([
    ['the other keyboard', 'l,fhdg', 'موبایل', ['phone', 'case']],
    ['the other keyboard, with signs that are letters there', ';ta', 'کفش', ['shoes']],
    ['Persian letters for a Latin brand', 'سشئسعدل', 'samsung', ['phone']],
    ['a letter too few', 'کش', null, []],
    ['a letter left out', 'هدفن', 'هدفون', ['headphones']],
    ['a letter too many', 'مووبایل', 'موبایل', ['phone', 'case']],
    ['a wrong letter', 'پیراحن', 'پیراهن', ['shirt']],
    ['two letters swapped', 'گشوی', 'گوشی', ['phone', 'case']],
    ['two errors in two words', 'پیرهن مرداته', 'پیراهن مردانه', ['shirt']],
    ['one wrong word of two', 'کفش ورزشس', 'کفش ورزشی', ['shoes']],
    ['words that nobody knows', 'زکغخحج', null, []],
  ])('corrects %s', async (_, q, corrected, slugs) => {
    const answer = await search({ q });
    expect(answer.data.map(({ slug }) => slug)).toEqual(slugs);
    expect(answer.corrected).toBe(corrected);
  });

  test('SRCH-01 without a match for all words, products matching all but one are displayed, with a message', async () => {
    expect(await search({ q: 'کفش ورزشی زکغخحج' })).toMatchObject({
      data: [{ slug: 'shoes' }],
      relaxed: true,
      left_out: ['زکغخحج'],
    });
    expect(await search({ q: 'کفش' })).toMatchObject({ left_out: [] });
    expect(await search({ q: 'کفش' })).not.toHaveProperty('relaxed');
    // A partially typed word is found without relaxing.
    expect(await search({ q: 'کفش ورز' })).not.toHaveProperty('relaxed');
  });

  test.each([
    // Each is a word of some product, but not of one with the other words: it is dropped.
    ['a word of another product', 'گوشی موبایل ورزشی', ['ورزشی'], ['phone', 'case']],
    ['a word as it was typed', 'گوشی موبايل آیینهٔ', ['آیینهٔ'], ['phone', 'case']],
    ['a word that nobody sells, before others', 'زکغخحج گوشی موبا', ['زکغخحج'], ['phone', 'case']],
    ['two words that nobody sells', 'زکغخحج گوشی موبایل قصبغثص', ['زکغخحج', 'قصبغثص'], ['phone', 'case']],
    ['the latter of two that are sold apart', 'سامسونگ پیراهن', ['پیراهن'], ['phone']],
  ])('SRCH-01 dropped words are reported: %s', async (_, q, leftOut, slugs) => {
    const answer = await search({ q });
    expect(answer).toMatchObject({ left_out: leftOut, relaxed: true });
    expect(answer.data.map(({ slug }) => slug)).toEqual(slugs);
  });

  test('SRCH-01 when two words were joined, nothing is marked as mistyped', async () => {
    expect(await search({ q: 'پیراهنمردانه' })).toMatchObject({ data: [{ slug: 'shirt' }], corrected: null });
  });

  test('SRCH-01 facets are counted in the search results, however the search was interpreted', async () => {
    for (const q of ['کتونی ورزشی', 'کفش ورزشی زکغخحج', 'کفشهای ورزشی', ';ta', 'پیراحن', 'kafsh', 'سشئسعدل'])
      expect((await app.call('GET /api/products/facets/', { query: { q } })).body, q).toMatchObject({ total: 1 });
  });

  test.each([
    ['گوشی زیر ۱۰۰ هزار تومان', { q: 'گوشی', price_max: 100_000 }, ['case']],
    ['گوشی از ۱ تا ۲۰ میلیون', { q: 'گوشی', price_min: 1_000_000, price_max: 20_000_000 }, ['phone']],
    ['گوشی بین یک و نیم تا بیست میلیون', { q: 'گوشی', price_min: 1_500_000, price_max: 20_000_000 }, ['phone']],
    ['گوشی ارزان', { q: 'گوشی', sort: 'price-asc' }, ['phone', 'case']],
    ['گوشی سامسونگ', { q: 'گوشی', brand: 'samsung' }, ['phone']],
    ['کیف لپ‌تاپ موجود', { q: 'کیف لپ‌تاپ', in_stock: true }, []],
  ])('SRCH-01 filters implied by «%s» narrow the list and its facets', async (q, understood, slugs) => {
    const answer = await search({ q });
    expect(answer).toMatchObject({ understood });
    expect(answer.data.map(({ slug }) => slug)).toEqual(slugs);
    expect((await app.call('GET /api/products/facets/', { query: { q } })).body).toMatchObject({ total: slugs.length });
    // The next page, and removing a filter, use the derived search.
    expect((await search(understood)).data.map(({ slug }) => slug)).toEqual(slugs);
  });

  test('SRCH-01 a size and a colour filter where the shop has them, and are words otherwise', async () => {
    await productReady(app.shop, {
      name: 'نیم‌بوت چرمی',
      slug: 'boots',
      variants: [{ colour: { name: 'مشکی', hex: '#000000' }, size: '۴۳', stock: 3 }],
    });
    expect(await search({ q: 'نیم‌بوت مشکی سایز 43' })).toMatchObject({
      data: [{ slug: 'boots' }],
      understood: { q: 'نیم‌بوت', colour: 'مشکی', size: '۴۳' },
    });
    expect(await search({ q: 'نیم‌بوت سیاه شماره چهل و سه' })).toMatchObject({
      data: [{ slug: 'boots' }],
      understood: { q: 'نیم‌بوت', colour: 'مشکی', size: '۴۳' },
    });
    expect(await search({ q: 'نیم‌بوت سایز 44' })).not.toHaveProperty('understood');
    expect(await search({ q: 'پیراهن مشکی' })).not.toHaveProperty('understood');
    expect(await search({ q: 'نیم‌بوت زیر ۹۰۰ میلیون سایز ۴۴' })).toMatchObject({
      understood: { q: 'نیم‌بوت سایز ۴۴', price_max: 900_000_000 },
    });
    expect((await search({ q: 'نیم‌بوت زیر ۱ میلیون', price_max: 1 })).data).toEqual([]);
    // A product with the colour only in its name also matches.
    for (const slug of ['black-1', 'black-2']) await productReady(app.shop, { name: 'نیم‌بوت مشکی', slug });
    const black = await search({ q: 'نیم‌بوت مشکی' });
    expect(black).toMatchObject({ understood: { q: 'نیم‌بوت', colour: 'مشکی' } });
    expect(black.data.map(({ slug }) => slug).sort()).toEqual(['black-1', 'black-2', 'boots']);
    // A product with the colour in its name is found by name, although its variants have another colour.
    const variants = [{ colour: { name: 'سفید', hex: '#ffffff' }, stock: 3 }] as const;
    for (const slug of ['bag-1', 'bag-2']) await productReady(app.shop, { name: 'کوله نخی مشکی', slug, variants });
    await productReady(app.shop, { name: 'کوله نخی مشکی', slug: 'bag-3' });
    expect(await search({ q: 'کوله نخی مشکی' })).not.toHaveProperty('understood');
  });

  test('finds by tag', async () => {
    expect((await search({ tag: 'موبایل' })).data.map(({ slug }) => slug)).toEqual(['case', 'phone']);
    expect(await search({ tag: 'نیست' })).toMatchObject({ data: [], next: null, corrected: null, left_out: [] });
  });

  test('sorts and filters the results', async () => {
    expect((await search({ q: 'گوشی', sort: 'price-asc' })).data.map(({ slug }) => slug)).toEqual(['phone', 'case']);
    expect((await search({ q: 'گوشی', price_min: 1_000_000 })).data.map(({ slug }) => slug)).toEqual(['phone']);
    expect((await search({ q: 'گوشی', brand: 'samsung' })).data.map(({ slug }) => slug)).toEqual(['phone']);
    expect((await search({ q: 'لپتاپ', in_stock: true })).data).toEqual([]);
  });

  test('SRCH-01 an item comes before its accessories, even when they sell better', async () => {
    const [watches, straps] = [
      await createCategory(app.shop, { name: 'ساعت مچی', slug: 'watches' }),
      await createCategory(app.shop, { name: 'بند ساعت', slug: 'straps' }),
    ];
    const strap = await productReady(app.shop, { name: 'بند ساعت چرمی', slug: 'strap', categoryId: straps.id });
    await productReady(app.shop, { name: 'کاسیو دیجیتال', slug: 'casio', categoryId: watches.id });
    await app.shop.db.$client.query('update products set sold_count = 90 where id = $1', [strap.id]);
    for (const q of ['ساعت', 'saat'])
      expect(
        (await search({ q })).data.map(({ slug }) => slug),
        q,
      ).toEqual(['casio', 'strap']);
    expect((await search({ q: 'بند ساعت' })).data.map(({ slug }) => slug)).toEqual(['strap']);
    // Also when sorted: by price alone, a watch would come after its batteries.
    for (const sort of ['popular', 'price-asc', 'price-desc', 'newest'])
      expect((await search({ q: 'ساعت', sort })).data.map(({ slug }) => slug)).toEqual(['casio', 'strap']);
    const wished = await search({ q: 'خرید ساعت با قیمت مناسب' });
    expect(wished).toMatchObject({ understood: { q: 'ساعت', sort: 'price-asc' } });
    expect(wished.data.map(({ slug }) => slug)).toEqual(['casio', 'strap']);
  });

  test('SRCH-01 reads keys with punctuation as Persian, though many products match the letters between them', async () => {
    for (let number = 0; number < 6; number += 1) await productReady(app.shop, { name: `tablet ${String(number)}` });
    expect(await search({ q: ';ta' })).toMatchObject({ data: [{ slug: 'shoes' }], corrected: 'کفش' });
    expect(await search({ q: 'ta' })).toMatchObject({ corrected: null });
  });

  test('SRCH-01 reads پ at its position in the national layout, on the key m', async () => {
    expect(await search({ q: 'mdvhik' })).toMatchObject({ data: [{ slug: 'shirt' }], corrected: 'پیراهن' });
  });

  test.each([
    ['with Caps Lock on', ';TA', 'کفش'],
    ['between quotes', '";ta"', 'کفش'],
    ['with an ending', ';tahd', 'کفشای'],
    ['mistyped as well', 'ldvhik', 'پیراهن'],
    ['in Latin letters on Persian keys', 'نشبسا', 'kafsh'],
  ])('SRCH-01 searches for words typed on the other keyboard layout like any others: %s', async (_, q, corrected) => {
    const found = await search({ q });
    expect(found.corrected).toBe(corrected);
    expect(found.data.map(({ slug }) => slug)).toContain(corrected === 'پیراهن' ? 'shirt' : 'shoes');
    const { body } = await app.call('GET /api/products/facets/', { query: { q } });
    expect((body as { total: number }).total).toBeGreaterThanOrEqual(found.data.length);
  });

  test('follows next through all results once, including for corrected words', async () => {
    const first = await search({ q: 'گشوی', page_size: 1 });
    expect(first).toMatchObject({ data: [{ slug: 'phone' }], corrected: 'گوشی' });
    const second = (await app.server.inject(first.next ?? '')).json<Answer>();
    expect(second).toMatchObject({ data: [{ slug: 'case' }], next: null, corrected: null });
    const sorted = await search({ q: 'گوشی', page_size: 1, sort: 'newest' });
    expect((await app.server.inject(sorted.next ?? '')).json<Answer>()).toMatchObject({
      data: [{ slug: 'case' }],
      next: null,
    });
    expect((await search({ q: 'گوشی', page_size: 1, page: 2 })).data).toMatchObject([{ slug: 'case' }]);
  });

  test.each([
    [{}],
    [{ q: '' }],
    [{ q: '؟ ! "\' & | :* \\' }],
    [{ q: '\u0000' }],
    [{ q: "'; drop table products; --" }],
    [{ q: 'الف '.repeat(49) }],
  ])('finds nothing for %j without an error', async (query) => {
    expect((await search(query)).data).toEqual([]);
  });

  test.each([
    ['a long word', 'ک'.repeat(200), 'ورزشط'],
    ['ten words that nobody knows', Array.from({ length: 10 }, (_, number) => `زکغخحج${number}`).join(' '), 'ورزشظ'],
  ])('runs fewer queries for %s than for a mistyped word', async (_, q, mistyped) => {
    const queries = watchQueries(app.shop);
    try {
      expect(await search({ q })).toMatchObject({ data: [], next: null, corrected: null, left_out: [] });
      const requested = queries.count();
      queries.clear();
      expect((await search({ q: `کفش ${mistyped}` })).corrected).toBe('کفش ورزشی');
      expect(requested).toBeLessThan(queries.count());
    } finally {
      queries.stop();
    }
  });

  test.each(['page_size=0', 'page_size=101', 'after=nonsense', 'flavour=red', `q=${'x'.repeat(201)}`])(
    'refuses %s with a message',
    async (query) => {
      const answer = await app.server.inject(`/api/search/?q=a&${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: expect.any(String) as string });
    },
  );

  test('a very common word ranks its popular products and pages to its last product', async () => {
    const category = await app.shop.db.$client.query<{ id: number }>('select min(id) as id from categories');
    await app.shop.db.$client.query(
      `insert into products (id, slug, name, category_id, base_price, in_stock, sold_count, search_text, created_at, changed_at)
       select 100000 + g, 'common-' || g, 'خودکار', $1, 1000, g % 2 = 0, g % 50, E'خودکار\\nنوشت', now(), now() from generate_series(1, 1300) g`,
      [category.rows[0]?.id],
    );
    app.shop.invalidate('list');
    const seen: number[] = [];
    let next: string | null = `/api/search/?${new URLSearchParams({ q: 'خودکار', page_size: '100' }).toString()}`;
    while (next !== null) {
      const page: Answer = (await app.server.inject(next)).json();
      seen.push(...page.data.map(({ id }) => id));
      next = page.next;
    }
    expect(seen.length).toBe(1_300);
    expect(new Set(seen).size).toBe(1_300);
    expect(seen[0]).toBe(100_000 + 1_298);
    const newest = await search({ q: 'خودکار', sort: 'newest' });
    expect(newest.data[0]?.id).toBe(101_300);
  });
});
