import { expect, test } from 'vitest';
import { listStructured } from './list-structure.ts';

test('APP-12 a list declares its breadcrumb and its items in order to search engines', () => {
  const steps = [{ name: 'فروش ویژه', address: '/flash-sale' }];
  const items = [
    { name: 'چراغ', address: '/single-product/lamp' },
    { name: 'گلدان', address: '/single-product/vase' },
  ];
  expect(listStructured({ steps, items }, 'https://shop.test')).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, item: 'https://shop.test/flash-sale' }] },
    {
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, name: 'چراغ', url: 'https://shop.test/single-product/lamp' },
        { position: 2, url: 'https://shop.test/single-product/vase' },
      ],
    },
  ]);
});

test('APP-12 a page without a list declares only its breadcrumb', () => {
  const steps = [{ name: 'جست‌وجو', address: '/search' }];
  expect(listStructured({ steps, items: [] }, 'https://shop.test')).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});
