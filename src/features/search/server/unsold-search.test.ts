import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

describe('a search for goods not sold, or not in that form', () => {
  const app = useTestShop();
  const search = async (q: string) => {
    const { data, ...rest } = (await app.call('GET /api/search/', { query: { q } })).body as {
      readonly data: readonly { readonly slug: string }[];
      readonly corrected: string | null;
      readonly left_out: readonly string[];
      readonly understood?: object;
    };
    return { ...rest, slugs: data.map(({ slug }) => slug) };
  };

  beforeAll(async () => {
    for (const [slug, name] of [
      ['sofa', 'مبل تک‌نفره با پایهٔ چوبی'],
      ['bike-map', 'رهیاب دوچرخه bike'],
      ['camera', 'دوربین آنتیک نگاره'],
      ['mixer', 'مخلوط‌کن همراه سیماتک'],
      ['mouse', 'موشوارهٔ بی‌سیم چکاد'],
      ['dozen', 'ماکارون نعنایی، ده عدد'],
      ['crisps', 'چیپس نمکی، ۱۵۰ گرم'],
      ['glasses', 'عینک آفتابی گرد'],
      ['biscuit', 'بیسکویت آدمکی مردانه و زنانه'],
      ['shoe', 'کفش پارچه‌ای بی‌بند'],
      ['football', 'توپ فوتبال سایز ۵'],
      ['carry-bag', 'کیف دستی برزنتی'],
      ['hoodie', 'هودی نیل پوش'],
      ['plain', 'پیراهن سادهٔ کتان'],
      ['watch', 'ساعت مچی چرمی عقیق'],
      ['chair', 'صندلی کاسه‌ای'],
      ['plant', 'آلوئه در گلدان pot'],
    ] as const)
      await productReady(app.shop, { name, slug });
  });

  test.each([
    ['a Latin name by which nothing is sold is not what sounds like it', 'mobile'],
    ['a brand is no typing error', 'nike'],
    ['letters that are read one by one have no sound', 'ssd'],
    ['a mistyped name of other goods was not typed on the other keyboard', 'هدفن'],
    ['a name of two words stays whole', 'تلفن همراه'],
    ['a name of two words stays whole, whichever is sold', 'ضد آفتاب'],
    ['goods that are not sold are not left out for what they are like', 'هدفون بی سیم'],
    ['goods that are not sold are not left out for their number', 'گوشی تا ۱۰'],
    ['goods that are not sold are not left out for their model', 'iphone 15'],
    ['what stood before a word that is left out is not half typed', 'صندل طبی'],
    ['a kitchen pot is no pot of a plant', 'قابلمه'],
    ['the plural of goods that are not sold is no typing error', 'کتابهای'],
    ['the plural of goods that are not sold is no typing error, as it is spoken', 'کتاباشون'],
  ])('SRCH-01 %s: %s', async (_, q) => {
    expect(await search(q)).toMatchObject({ slugs: [], corrected: null });
  });

  test('SRCH-01 a product whose name merely starts with that of unsold goods is at best a closest match', async () => {
    expect(await search('صندل')).toMatchObject({ slugs: ['chair'], relaxed: true });
    expect(await search('صندلی')).not.toHaveProperty('relaxed');
  });

  test.each([
    ["',ad", 'گوشی'],
    ["',ad Hfd", 'گوشی آبی'],
    [';v`', 'کرپ'],
  ])(
    'SRCH-01 of %s, which is %s on the other keyboard layout, the letters between its punctuation find nothing',
    async (q, meant) => {
      expect(await search(q)).toMatchObject({ slugs: [], corrected: meant });
    },
  );

  test('SRCH-01 the noun is retained, and words for the intended user are dropped', async () => {
    expect(await search('کفش مردانه و زنانه')).toMatchObject({ slugs: ['shoe'], left_out: ['مردانه', 'زنانه'] });
  });

  test('SRCH-01 words are dropped one after the other until something is found, and each is reported', async () => {
    expect(await search('کفش سایز بزرگ')).toMatchObject({ slugs: ['shoe'], left_out: ['سایز', 'بزرگ'] });
    expect(await search('کفش سایز ۹۹')).toMatchObject({ slugs: ['shoe'], left_out: ['سایز', '۹۹'] });
  });

  test('SRCH-01 a brand that is not sold is dropped when goods match', async () => {
    expect(await search('کفش نایک')).toMatchObject({ slugs: ['shoe'], left_out: ['نایک'] });
    expect(await search('نایک کفش')).toMatchObject({ slugs: ['shoe'], left_out: ['نایک'] });
    expect(await search('کفش بدون تخفیف')).toMatchObject({ slugs: ['shoe'] });
  });

  test('SRCH-01 no correction is made to words that no product has all of', async () => {
    const { slugs, corrected } = await search('کیف پول');
    expect([slugs, corrected]).toEqual([['carry-bag'], null]);
  });

  test('SRCH-01 three or more words without spaces between them are found', async () => {
    expect(await search('ساعتمچیچرمی')).toMatchObject({ slugs: ['watch'], left_out: [] });
    expect(await search('کفشپارچهایبیبند')).toMatchObject({ slugs: ['shoe'], left_out: [] });
  });

  test('SRCH-01 products named by the noun are preferred to those with all words, and missing words are reported', async () => {
    await productReady(app.shop, { name: 'کاپشن خلبانی مردانه', slug: 'jacket' });
    await productReady(app.shop, { name: 'دورس مردانه سایز xl', slug: 'jumper', tags: ['کاپشن'] });
    const found = await search('کاپشن مردانه سایز xl');
    expect(found).toMatchObject({ slugs: ['jacket'], relaxed: true, left_out: ['سایز', 'xl'] });
    const facets = await app.call('GET /api/products/facets/', { query: { q: 'کاپشن مردانه سایز xl' } });
    expect(facets.body).toMatchObject({ total: 1 });
    expect(await search('دورس مردانه سایز xl')).toMatchObject({ slugs: ['jumper'], left_out: [] });
  });

  test('SRCH-01 a letter with a number is not a size', async () => {
    await productReady(app.shop, { name: 'شلوار سرمه‌ای', slug: 'trousers', variants: [{ size: '۵۴', stock: 1 }] });
    expect((await search('آ ۵۴')).understood).toBeUndefined();
    expect(await search('شلوار ۵۴')).toMatchObject({ slugs: ['trousers'], understood: { size: '۵۴' } });
  });

  test('SRCH-01 a letter next to a noun is a size where the noun has it', async () => {
    await productReady(app.shop, { name: 'ژاکت بافت', slug: 'cardigan', variants: [{ size: 'L', stock: 1 }] });
    expect(await search('ژاکت l')).toMatchObject({ slugs: ['cardigan'], understood: { q: 'ژاکت', size: 'L' } });
  });
});
