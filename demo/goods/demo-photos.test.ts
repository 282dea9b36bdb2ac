import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readDemoPhoto } from './demo-photos.ts';
import { demoCategories, demoProducts, photosOf } from './demo-catalogue.ts';
import { demoColours } from './colours.ts';

const folder = path.resolve('demo/photos');

interface PhotoRow {
  readonly file: string;
  readonly colours: string;
  readonly category: string;
  readonly source: string;
  readonly licence: string;
  readonly author: string;
  readonly evidence: string;
  readonly changes: string;
}

/** The rows of photos.csv by the name of their photograph; a cell that contains a comma is quoted. */
const rows = new Map(
  readFileSync(path.join(folder, 'photos.csv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    )
    .flatMap((cells, index, all) => {
      if (index === 0) return [];
      const row = Object.fromEntries((all[0] ?? []).map((name, column) => [name, cells[column] ?? '']));
      return [[(row.file ?? '').replace('.webp', ''), row as unknown as PhotoRow] as const];
    }),
);

/** The groups of photos.csv that each department sells from. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'home-appliance': ['home-appliances'],
  'health-beauty': ['beauty-health'],
  'womens-fashion': ['women-fashion', 'jewellery-watches'],
  'mens-fashion': ['men-fashion', 'jewellery-watches'],
  shoes: ['women-fashion', 'men-fashion', 'sport-travel'],
  furniture: ['home-kitchen', 'books-stationery-art'],
  'groceries-pets': ['supermarket', 'sport-travel', 'home-kitchen'],
  'mother-baby': ['toys-kids', 'women-fashion', 'home-appliances', 'sport-travel', 'supermarket'],
  'sports-outdoors': ['sport-travel', 'mobile-digital'],
  'tour-travels': ['sport-travel', 'men-fashion', 'mobile-digital'],
  'mobile-digital': ['mobile-digital', 'jewellery-watches', 'books-stationery-art'],
  tools: ['tools'],
  'clearance-sale': [
    'men-fashion',
    'women-fashion',
    'jewellery-watches',
    'sport-travel',
    'home-kitchen',
    'tools',
    'mobile-digital',
    'books-stationery-art',
  ],
};

test('every product has a photograph of its own group, and no photograph shows two products', () => {
  const wrong = demoProducts.flatMap((product) => {
    const department = demoCategories.find(({ children }) => children.some(({ slug }) => slug === product.category));
    const fitting = groups[department?.slug ?? ''] ?? [];
    const photos = photosOf(product);
    return photos.length > 0 && photos.every((photo) => fitting.includes(rows.get(photo)?.category ?? ''))
      ? []
      : [{ slug: product.slug, photos }];
  });
  expect(wrong).toEqual([]);
  const visible = demoProducts.flatMap(photosOf);
  expect(visible.filter((photo, index) => visible.indexOf(photo) !== index)).toEqual([]);
});

test('a colour is displayed by photographs of that colour', () => {
  const wrong = demoProducts.flatMap(({ slug, colours = [] }) =>
    colours.flatMap(({ colour, photos }) =>
      photos
        .filter((photo) => {
          const written = rows.get(photo)?.colours ?? '';
          return !demoColours[colour].photographed.some((word) => written.includes(word));
        })
        .map((photo) => ({ slug, colour, photo, written: rows.get(photo)?.colours })),
    ),
  );
  expect(wrong).toEqual([]);
});

test('the folder contains exactly the photographs in use, each with its row', () => {
  const visible = demoProducts.flatMap(photosOf).sort();
  expect([...rows.keys()].sort()).toEqual(visible);
  const files = readdirSync(path.join(folder, 'images')).map((file) => file.replace('.webp', ''));
  expect(files.sort()).toEqual(visible);
});

/** The file with the text of a licence, by the licence's name in photos.csv and its source; the other licences require none. */
const licenceTexts: Readonly<Record<string, (source: string) => string>> = {
  'AFL-3.0': () => 'AFL-3.0.txt',
  'Apache-2.0': () => 'Apache-2.0.txt',
  'BSD-3-Clause': (source) =>
    `BSD-3-Clause-${source.split('/')[0] === 'solidusio' ? 'solidus' : (source.split('/')[0] ?? '')}.txt`,
  MIT: (source) =>
    `MIT-${{ 'bagisto/bagisto': 'bagisto', 'dotnet/eShop': 'dotnet-eShop' }[source] ?? 'microsoft-aitour26'}.txt`,
  'MIT-0': () => 'MIT-0-aws-retail-demo-store.txt',
};
const withoutText = ['CC0-1.0', 'Unsplash License', 'Pexels License'];

test('every photograph names its author and licence, and the licences that require it are included', () => {
  const notices = readFileSync(path.join(folder, 'LICENCES.md'), 'utf8');
  const wrong = [...rows.values()].filter(({ source, licence, author, evidence, changes }) => {
    const text = licenceTexts[licence]?.(source);
    const there = text === undefined ? withoutText.includes(licence) : existsSync(path.join(folder, 'licences', text));
    return !there || !notices.includes(source) || author === '' || changes === '' || !['A', 'B'].includes(evidence);
  });
  expect(wrong).toEqual([]);
});

test('every photograph is a square of at most 1000 pixels, and together they are smaller than 30 MB', async () => {
  const odd: string[] = [];
  let bytes = 0;
  for (const photo of rows.keys()) {
    const { width, height, format } = await sharp(await readDemoPhoto(photo)).metadata();
    if (format !== 'webp' || width !== height || width > 1_000 || width < 390) odd.push(`${photo} ${width}×${height}`);
    bytes += statSync(path.join(folder, 'images', `${photo}.webp`)).size;
  }
  expect(odd).toEqual([]);
  expect(bytes).toBeLessThan(30_000_000);
});
