import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

interface Found {
  readonly data: readonly { readonly slug: string }[];
  readonly corrected: string | null;
  readonly relaxed?: true;
  readonly left_out: readonly string[];
}

describe('a mistyped search', () => {
  const app = useTestShop();
  const search = async (q: string) => (await app.call('GET /api/search/', { query: { q } })).body as Found;
  const slugs = ({ data }: Found) => data.map(({ slug }) => slug);

  beforeAll(async () => {
    await productReady(app.shop, { name: 'گوشوارهٔ بلند', slug: 'earrings' });
    await productReady(app.shop, { name: 'موشوارهٔ بی‌سیم', slug: 'mouse' });
    await productReady(app.shop, { name: 'کفش دویدن', slug: 'shoes', tags: ['ورزشی'] });
    await productReady(app.shop, { name: 'کش ورزشی', slug: 'bands' });
    await productReady(app.shop, { name: 'اسپرسوساز نیمه‌خودکار', slug: 'espresso' });
    await productReady(app.shop, { name: 'قهوه‌ساز قطره‌ای', slug: 'coffee', tags: ['ساز'] });
    await productReady(app.shop, { name: 'چمدان بزرگ کلارت CCS', slug: 'suitcase' });
    await productReady(app.shop, { name: 'چمدون بچگونه', slug: 'small-suitcase' });
    await productReady(app.shop, { name: 'شلوار جین', slug: 'jeans' });
    await productReady(app.shop, { name: 'شلوار کتان', slug: 'chinos' });
    await productReady(app.shop, { name: 'ترشی لیته', slug: 'pickles' });
    await productReady(app.shop, { name: 'کوله‌پشتی روزمره', slug: 'backpack' });
    await productReady(app.shop, {
      name: 'ماهیتابه چدنی دو دسته سری ماهور قطر سی سانتی مناسب گاز و فر آبی',
      slug: 'pan',
    });
  });

  test.each([
    ['an ending apart from its word', 'گوشواره ها', ['earrings']],
    ['an ending behind a half-space', 'گوشواره‌های', ['earrings']],
    ['a word that nobody needs', 'کفش برای دویدن', ['shoes']],
    ['one word as two', 'اسپرسو ساز', ['espresso']],
    ['an ending of a word as it is spoken', 'چمدونای بزرگ', ['suitcase']],
    ['letters by their names', 'چمدان سی سی اس', ['suitcase']],
    ['letters by their names alone', 'سی سی اس', ['suitcase']],
    ['another name of two words', 'شلوار لی', ['jeans']],
    ['whose it is', 'گوشوارهتون', ['earrings']],
    ['whose it is, behind a half-space', 'گوشواره‌هایش', ['earrings']],
    ['the plural of food', 'ترشی جات', ['pickles']],
    ['the plural of food in one word', 'ترشیجات', ['pickles']],
    ['Latin letters of two words without a space', 'kooleposhti', ['backpack']],
    ['Latin letters of two words of which one ends in a silent letter', 'ghahvesaz', ['coffee']],
  ])('SRCH-01 is not treated as a typing error: %s', async (_, q, found) => {
    const answer = await search(q);
    expect(slugs(answer)).toEqual(found);
    expect(answer.corrected).toBeNull();
    expect(answer).not.toHaveProperty('relaxed');
  });

  test.each([
    ['two wrong letters', 'گوسوازه', 'earrings'],
    ['a letter left out and neighbours swapped', 'موشراه', 'mouse'],
    ['errors at its end, beside another word', 'اسپرسوشار نیمه‌خودکار', 'espresso'],
  ])('SRCH-01 finds a word with two typing errors: %s', async (_, q, slug) => {
    expect(slugs(await search(q))[0]).toBe(slug);
  });

  test('SRCH-01 searches for all words of a long text and reports those it drops', async () => {
    const name = 'ماهیتابه چدنی دو دسته سری ماهور قطر سی سانتی مناسب گاز و فر';
    const whole = await search(`${name} آبی`);
    expect([slugs(whole), whole.left_out]).toEqual([['pan'], []]);
    const other = await search(`${name} قرمز ارسال رایگان`);
    expect([slugs(other), other.relaxed]).toEqual([['pan'], true]);
    expect(other.left_out).toEqual(expect.arrayContaining(['قرمز', 'ارسال', 'رایگان']));
    const further = await search('ماهیتابه چدنی دو دسته سری ماهور اصل تضمینی با ارسال فوری رایگان در همه ایران');
    expect(slugs(further)).toEqual(['pan']);
    expect(further.left_out).toEqual(expect.arrayContaining(['اصل', 'تضمینی', 'فوری', 'رایگان', 'همه', 'ایران']));
  });

  test('SRCH-01 does not correct a short word or one three errors away', async () => {
    expect(slugs(await search('کبغص'))).toEqual([]);
    expect(slugs(await search('گوسواظخ'))).toEqual([]);
  });

  test('SRCH-01 does not correct a word known to the catalogue while correcting another finds results', async () => {
    expect(slugs(await search('کفش وزرشی'))[0]).toBe('shoes');
  });
});
