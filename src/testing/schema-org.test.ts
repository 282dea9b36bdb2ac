import { describe, expect, test } from 'vitest';
import { structuredErrors, structuredIn } from './schema-org.ts';

const flashSale = {
  '@type': 'Offer',
  price: 900_000,
  priceCurrency: 'IRR',
  availability: 'https://schema.org/InStock',
  url: 'https://shop.test/x',
};
const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'چراغ',
  image: ['https://shop.test/a.webp'],
  sku: '7',
  brand: { '@type': 'Brand', name: 'نور' },
  offers: flashSale,
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
};

test('valid data has no error', () => {
  expect(structuredErrors(product)).toEqual([]);
});

describe('a planted error is found', () => {
  test.each<[what: string, data: object, error: RegExp]>([
    ['a type that is none', { ...product, '@type': 'Produkt' }, /'Produkt' is no type/],
    ['a property that is none', { ...product, colour: 'red' }, /'colour' is no property/],
    [
      'a property of another type',
      { ...product, datePublished: '2026-01-01' },
      /Product has no property 'datePublished'/,
    ],
    ['an offer without a price', { ...product, offers: { ...flashSale, price: undefined } }, /Offer lacks price/],
    [
      'no offer, review or rating at all',
      { ...product, offers: undefined, aggregateRating: undefined },
      /lacks offers or review or aggregateRating/,
    ],
    [
      'a state of stock that is none',
      { ...product, offers: { ...flashSale, availability: 'https://schema.org/Plenty' } },
      /availability/,
    ],
    [
      'a member of another enumeration',
      { ...product, offers: { ...flashSale, availability: 'https://schema.org/NewCondition' } },
      /availability/,
    ],
    ['a picture without its host', { ...product, image: ['/a.webp'] }, /image/],
    ['a person as the brand', { ...product, brand: { '@type': 'Person', name: 'x' } }, /a Person is none of/],
    [
      'a count that is no whole number',
      { ...product, aggregateRating: { ...product.aggregateRating, reviewCount: 1.5 } },
      /reviewCount/,
    ],
    ['a number as a name', { ...product, name: 7 }, /name/],
    [
      'a date in words',
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: 'x',
        datePublished: 'yesterday',
        author: { '@type': 'Person', name: 'x' },
        image: 'https://shop.test/a.webp',
      },
      /datePublished/,
    ],
    [
      'a list without places',
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', name: 'x', item: 'https://shop.test/' }],
      },
      /lacks position/,
    ],
    ['another context', { ...product, '@context': 'http://schema.example' }, /@context/],
  ])('%s', (_, data, error) => {
    expect(structuredErrors(JSON.parse(JSON.stringify(data))).join('\n')).toMatch(error);
  });
});

test('structured data is found in a page', () => {
  expect(
    structuredIn('<head><script type="application/ld+json">{"@type":"Product"}</script><script>1</script></head>'),
  ).toEqual([{ '@type': 'Product' }]);
});
