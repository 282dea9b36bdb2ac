import { beforeAll, describe, expect, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

interface Found {
  readonly data: readonly { readonly slug: string }[];
  readonly relaxed?: true;
  readonly widened?: true;
}

describe('a search with few results', () => {
  const app = useTestShop();
  const search = async (q: string) => (await app.call('GET /api/search/', { query: { q } })).body as Found;

  beforeAll(async () => {
    await productReady(app.shop, { name: 'کتاب آشپزی', slug: 'cookbook' });
    await productReady(app.shop, { name: 'قاب کیان', slug: 'frame' });
    await productReady(app.shop, { name: 'شلوار کتان', slug: 'trousers' });
    await productReady(app.shop, { name: 'پیراهن کتان', slug: 'shirt' });
  });

  test('SRCH-01 reports where products that may have been meant follow exact matches', async () => {
    const found = await search('کیان');
    expect(found).toMatchObject({ data: [{ slug: 'frame' }, {}, {}], widened: true });
    expect(found).not.toHaveProperty('relaxed');
  });

  test('SRCH-01 does not treat a name of goods as a typing error', async () => {
    const { data } = await search('کتاب');
    expect(data.map(({ slug }) => slug)).toEqual(['cookbook']);
  });

  test('SRCH-01 reports nothing when all results have the words or synonyms of them', async () => {
    for (const q of ['کتان', 'کتاب آشپزی', 'ketan', 'پیراهن کتانی'])
      expect(await search(q), q).not.toHaveProperty('widened');
  });
});

describe('a search without results', () => {
  const app = useTestShop();
  const search = async (q: string) => (await app.call('GET /api/search/', { query: { q } })).body as Found;

  beforeAll(async () => {
    await productReady(app.shop, { name: 'کت مردانه', slug: 'jacket' });
    await productReady(app.shop, { name: 'نان تست', slug: 'toast' });
    await productReady(app.shop, { name: 'بطری آب', slug: 'bottle' });
    await productReady(app.shop, { name: 'تابلوی شکوفه', slug: 'framed' });
    await productReady(app.shop, { name: 'اسکی نقاشی‌شده', slug: 'ski' });
    await productReady(app.shop, { name: 'کیف چرم', slug: 'bag' });
    await productReady(app.shop, { name: 'پلیور دخترانهٔ پولک‌دار', slug: 'pullover' });
    await productReady(app.shop, { name: 'شلوار کتان', slug: 'trousers' });
    await productReady(app.shop, { name: 'پیراهن کتان', slug: 'shirt' });
  });

  // The word for "book" is neither split into "coat" and "water" nor corrected to "linen".
  test('SRCH-01 names of other goods are not corrected', async () => {
    expect(await search('کتاب')).toMatchObject({ data: [], corrected: null });
  });

  test.each([
    ['تابلو نقاشی', ['framed']],
    ['کیف پول دخترونه', ['bag']],
    ['kif pul', ['bag']],
  ])('SRCH-01 retains the noun of %s and drops what nothing matches', async (q, slugs) => {
    const found = await search(q);
    expect(found.data.map(({ slug }) => slug)).toEqual(slugs);
    expect(found).toMatchObject({ relaxed: true });
  });

  // It may be two words of the shop, کت and نان, or a misspelled one with an extra letter.
  test('SRCH-01 reports a word that may be two other words as well as a typing error', async () => {
    const found = await search('کتنان');
    expect(found.data.map(({ slug }) => slug)).toContain('trousers');
    expect(found).toMatchObject({ relaxed: true });
    expect(found).not.toHaveProperty('widened');
  });
});

describe('one repeated letter', () => {
  const app = useTestShop();

  beforeAll(async () => {
    await productReady(app.shop, { name: 'بطری آب کوچ', slug: 'bottle' });
    await productReady(app.shop, { name: 'تابلوی عکس', slug: 'picture' });
  });

  // Each has the same remaining consonants as a word of the shop.
  test.each(['cccc', 'ژژژژ', 'xxxx'])('SRCH-01 %s finds nothing', async (q) => {
    expect((await app.call('GET /api/search/', { query: { q } })).body).toMatchObject({ data: [], corrected: null });
  });

  test('SRCH-01 a brand typed in the other alphabet is found', async () => {
    const { body } = await app.call('GET /api/search/', { query: { q: 'kooch' } });
    expect((body as Found).data).toMatchObject([{ slug: 'bottle' }]);
  });
});
