import { readFileSync } from 'node:fs';

/** A title of the data set and its group there. */
export interface Title {
  readonly name: string;
  readonly group: number;
}

/** Returns every title of bench/data; a field may be quoted, with quotes in it doubled. */
export function readTitles(): Title[] {
  const [, ...lines] = readFileSync(new URL('./data/persian-product-titles.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines
    .map((line) => {
      const fields = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((field) =>
        (field[1] ?? field[2] ?? '').replaceAll('""', '"'),
      );
      return {
        name: (fields[0] ?? '')
          .replace(/\s*\|.*$/, '')
          .replace(/\s+/g, ' ')
          .trim(),
        group: Number(fields[2]),
      };
    })
    .filter((title) => title.name !== '' && Number.isInteger(title.group));
}

/** The generated shop's main categories, each with its subcategories and the group of titles that fills them. */
export const benchCategories: readonly {
  slug: string;
  name: string;
  own: readonly { slug: string; name: string; group: number }[];
}[] = [
  {
    slug: 'menswear',
    name: 'پوشاک مردانه',
    own: [
      { slug: 'mens-jacket', name: 'کاپشن مردانه', group: 0 },
      { slug: 'mens-coat', name: 'پالتو مردانه', group: 0 },
      { slug: 'mens-parka', name: 'اورکت مردانه', group: 0 },
      { slug: 'mens-sweatshirt', name: 'سویشرت مردانه', group: 1 },
      { slug: 'mens-hoodie', name: 'هودی مردانه', group: 1 },
      { slug: 'mens-cardigan', name: 'ژاکت مردانه', group: 1 },
    ],
  },
  {
    slug: 'watches',
    name: 'ساعت مچی',
    own: [
      { slug: 'mens-watch', name: 'ساعت مردانه', group: 2 },
      { slug: 'womens-watch', name: 'ساعت زنانه', group: 2 },
      { slug: 'classic-watch', name: 'ساعت کلاسیک', group: 2 },
    ],
  },
  {
    slug: 'home',
    name: 'خانه',
    own: [
      { slug: 'wall-clock', name: 'ساعت دیواری', group: 3 },
      { slug: 'desk-clock', name: 'ساعت رومیزی', group: 3 },
      { slug: 'wooden-clock', name: 'ساعت چوبی', group: 3 },
    ],
  },
  {
    slug: 'digital',
    name: 'لوازم دیجیتال',
    own: [
      { slug: 'watch-strap', name: 'بند ساعت هوشمند', group: 4 },
      { slug: 'watch-cover', name: 'محافظ ساعت هوشمند', group: 4 },
      { slug: 'watch-charger', name: 'شارژر ساعت هوشمند', group: 4 },
    ],
  },
  {
    slug: 'kids',
    name: 'پوشاک بچگانه',
    own: [
      { slug: 'girls-sweatshirt', name: 'سویشرت دخترانه', group: 5 },
      { slug: 'boys-sweatshirt', name: 'سویشرت پسرانه', group: 5 },
      { slug: 'kids-hoodie', name: 'هودی بچگانه', group: 5 },
      { slug: 'kids-jacket', name: 'کاپشن بچگانه', group: 6 },
      { slug: 'kids-raincoat', name: 'بارانی بچگانه', group: 6 },
    ],
  },
  {
    slug: 'sport',
    name: 'ورزش',
    own: [
      { slug: 'sport-windbreaker', name: 'بادگیر ورزشی', group: 7 },
      { slug: 'sport-hoodie', name: 'هودی ورزشی', group: 7 },
      { slug: 'sport-top', name: 'بلوز ورزشی', group: 7 },
      { slug: 'tracksuit', name: 'گرمکن', group: 8 },
      { slug: 'sport-set', name: 'ست ورزشی', group: 8 },
    ],
  },
  {
    slug: 'bags',
    name: 'کیف و ساک',
    own: [
      { slug: 'shopping-bag', name: 'ساک خرید', group: 9 },
      { slug: 'cloth-bag', name: 'کیف پارچه‌ای', group: 9 },
      { slug: 'shopping-trolley', name: 'چرخ خرید', group: 9 },
    ],
  },
  {
    slug: 'travel',
    name: 'سفر',
    own: [
      { slug: 'suitcase', name: 'چمدان', group: 10 },
      { slug: 'travel-bag', name: 'ساک سفری', group: 10 },
    ],
  },
];
