import { expect, test } from 'vitest';
import type { ProductDetail } from './products.contract.ts';
import { productSteps, productStructured } from './structured-data.ts';

const variant = {
  id: 7,
  values: [],
  colour: null,
  size: null,
  base_price: 95_000,
  new_price: 90_000,
  quantity: 3,
  image: null,
  sku: null,
  barcode: null,
  low_stock: false,
};
const lamp: ProductDetail = {
  id: 7,
  slug: 'lamp',
  name: 'چراغ',
  description: '',
  base_price: 95_000,
  new_price: 90_000,
  quantity: 3,
  thumb: null,
  images: [{ image: '/media/a/960.webp' }],
  specifications: [],
  attributes: [],
  tags: [],
  badge_text: null,
  badge_color: null,
  rating: null,
  review_text: null,
  brand: { slug: 'nur', name: 'نور' },
  categories: [{ slug: 'home', name: 'خانه' }],
  seller: { slug: 'house', name: 'حجره' },
  prepaid_only: false,
  warranty_months: null,
  warranty_giver: null,
  return_days: 7,
  offer: null,
  options: [],
  variants: [variant],
  related_products: [],
};
const shop = 'https://shop.test';

test("structured data has the first displayed variant's SKU and the number below its barcode", () => {
  expect(productStructured(lamp, shop)).toMatchObject({ sku: String(lamp.id) });
  const [first] = lamp.variants;
  const coded = { ...lamp, variants: [{ ...first!, sku: 'LAMP-1', barcode: '6260100311237' }] };
  expect(productStructured(coded, shop)).toMatchObject({ sku: 'LAMP-1', gtin: '6260100311237' });
});

test('attribute values are properties, with a number separate from its unit', () => {
  expect(productStructured(lamp, shop)).not.toHaveProperty('additionalProperty');
  const empty = { text: null, number: null, boolean: null, option: null, unit: null, comparable: true };
  const attributes: ProductDetail['attributes'] = [
    { ...empty, code: 'power', kind: 'number', name: 'توان', value: '۴۰ وات', number: 40, unit: 'وات' },
    { ...empty, code: 'dimmable', kind: 'boolean', name: 'کم‌نور می‌شود', value: 'ندارد', boolean: false },
    { ...empty, code: 'fitting', kind: 'select', name: 'سرپیچ', value: 'معمولی', option: 'e27' },
  ];
  expect(productStructured({ ...lamp, attributes }, shop)).toMatchObject({
    additionalProperty: [
      { '@type': 'PropertyValue', propertyID: 'power', name: 'توان', value: 40, unitText: 'وات' },
      { '@type': 'PropertyValue', propertyID: 'dimmable', name: 'کم‌نور می‌شود', value: false },
      { '@type': 'PropertyValue', propertyID: 'fitting', name: 'سرپیچ', value: 'معمولی' },
    ],
  });
});

test('a price is given in rial, with its availability', () => {
  expect(productStructured(lamp, shop)).toMatchObject({
    sku: '7',
    url: 'https://shop.test/single-product/lamp',
    image: ['https://shop.test/media/a/960.webp'],
    brand: { name: 'نور' },
    offers: { '@type': 'Offer', price: 900_000, priceCurrency: 'IRR', availability: 'https://schema.org/InStock' },
  });
});

test('variants with several prices are given as a range, and as sold out when all are', () => {
  const dear = {
    ...lamp,
    variants: [
      { ...variant, quantity: 0 },
      { ...variant, id: 8, new_price: 120_000, quantity: 0 },
    ],
  };
  expect(productStructured(dear, shop)).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 900_000,
      highPrice: 1_200_000,
      availability: 'https://schema.org/OutOfStock',
    },
  });
});

test('each shipping method has its cost in rial and its delivery time', () => {
  const shipping = [{ price: 59_000, min_days: 2, max_days: 4 }];
  expect(productStructured(lamp, shop, { shipping })).toMatchObject({
    offers: {
      shippingDetails: [
        {
          shippingRate: { value: 590_000, currency: 'IRR' },
          shippingDestination: { addressCountry: 'IR' },
          deliveryTime: { transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' } },
        },
      ],
    },
  });
  expect(productStructured(lamp, shop)).not.toHaveProperty('offers.shippingDetails');
});

test('the condition is new, and the return period is stated', () => {
  expect(productStructured(lamp, shop)).toMatchObject({
    offers: {
      itemCondition: 'https://schema.org/NewCondition',
      hasMerchantReturnPolicy: { applicableCountry: 'IR', merchantReturnDays: 7 },
    },
  });
  expect(productStructured({ ...lamp, return_days: 0 }, shop)).toMatchObject({
    offers: { hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' } },
  });
});

test('a rating is given only with at least one review', () => {
  expect(productStructured(lamp, shop)).not.toHaveProperty('aggregateRating');
  expect(productStructured({ ...lamp, rating: 4.5, review_text: 12 }, shop)).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
  });
});

test('the breadcrumb of a product follows its categories', () => {
  expect(productSteps(lamp)).toEqual([
    { name: 'خانه', address: '/catagory/home' },
    { name: 'چراغ', address: '/single-product/lamp' },
  ]);
});

test('PROD-06 reviews are given with their ratings, except those of anonymous authors', () => {
  const review = { stars: 4, text: 'خوب', created_at: '2026-11-20T08:00:00.000Z' };
  const notified = productStructured({ ...lamp, rating: 4, review_text: 2 }, shop, {
    reviews: [
      { ...review, author: 'سارا' },
      { ...review, author: null },
    ],
  });
  expect(notified).toMatchObject({
    review: [
      {
        '@type': 'Review',
        author: { name: 'سارا' },
        datePublished: '2026-11-20',
        reviewRating: { ratingValue: 4 },
        reviewBody: 'خوب',
      },
    ],
  });
});

test('PROD-07 the warranty provider and its duration in months are in the structured data', () => {
  expect(productStructured({ ...lamp, warranty_months: 18, warranty_giver: 'آواژنگ' }, shop)).toMatchObject({
    offers: {
      warranty: {
        '@type': 'WarrantyPromise',
        durationOfWarranty: { value: 18, unitCode: 'MON' },
        description: 'آواژنگ',
      },
    },
  });
  expect(JSON.stringify(productStructured(lamp, shop))).not.toContain('warranty');
});
