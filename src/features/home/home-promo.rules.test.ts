import { expect, test } from 'vitest';
import { categoryOfLink, leadsIntoShop, wordedIn } from './home-promo.rules.ts';

test.each([
  ['/flash-sale', true],
  ['/catagory/health-beauty?sort=popular', true],
  ['/search?tag=چراغ', true],
  ['https://elsewhere.example/', false],
  ['//elsewhere.example/', false],
  ['/\\elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['/api/products/', false],
  ['/admin', false],
  ['/administration-books', true],
  ['/with space', false],
  ['', false],
])('HOME-08 the banner may lead to %s: %s', (link, may) => {
  expect(leadsIntoShop(link)).toBe(may);
});

test.each([
  ['/catagory/health-beauty', 'health-beauty'],
  ['/catagory/%D8%AE%D8%A7%D9%86%D9%87?sort=popular', 'خانه'],
  ['/catagory/%E0%A4%A', null],
  ['/catagory', null],
  ['/flash-sale', null],
])('HOME-08 the link %s leads to the category %s', (link, slug) => {
  expect(categoryOfLink(link)).toBe(slug);
});

test('HOME-08 what was not written in English is displayed in Persian', () => {
  expect([
    wordedIn({ fa: 'یلدا', en: '' }, 'en'),
    wordedIn({ fa: 'یلدا', en: 'Yalda' }, 'en'),
    wordedIn({ fa: 'یلدا', en: 'Yalda' }, 'fa'),
  ]).toEqual(['یلدا', 'Yalda', 'یلدا']);
});
