import type { Page as Tab } from '@playwright/test';
import type { Screen, Visitor } from './screens.ts';

/*
 * Overlays of a page of the shop: menus, panels, sheets, galleries and toasts. Buttons are found by their names in either language; desktop-only ones
 * are left out at a phone's width.
 */

const desktop = 1_024;

const pressed = (name: RegExp) => async (tab: Tab) => {
  await tab.getByRole('button', { name }).filter({ visible: true }).first().click();
  await tab.getByRole('dialog').first().waitFor();
};

const ofProduct = (name: string, slug: string, button: RegExp, visitor: Visitor = 'guest'): Screen => ({
  name,
  address: `/single-product/${slug}`,
  visitor,
  act: pressed(button),
});

/** The panels of the header and of a list. */
const ofTheFrame: readonly Screen[] = [
  {
    name: 'departments-open',
    address: '/home',
    visitor: 'guest',
    fromWidth: desktop,
    act: async (tab) => {
      await tab
        .getByRole('banner')
        .getByRole('link', { name: /^(دسته‌بندی کالاها|Departments)$/ })
        .click();
      await tab.getByRole('navigation', { name: /^(دسته‌بندی کالاها|Departments)$/ }).waitFor();
    },
  },
  {
    name: 'cart-preview',
    address: '/home',
    visitor: 'customer',
    fromWidth: desktop,
    act: async (tab) => {
      const header = tab.getByRole('banner').filter({ visible: true });
      await header.locator('a[href="/cart"]').hover();
      await header.getByRole('region').first().waitFor();
    },
  },
  {
    name: 'filter-open',
    address: '/shop-grid',
    visitor: 'guest',
    toWidth: desktop - 1,
    act: pressed(/^(فیلتر|Filter)/),
  },
];

/** Returns all of them; those of a product on the given one. */
export const openedStates = (slug: string): Screen[] => [
  ...ofTheFrame,
  ofProduct('gallery-open', slug, /^(دیدن تصویرها در اندازهٔ بزرگ|See the pictures large)$/),
  {
    ...ofProduct('toast-added', slug, /./),
    act: async (tab) => {
      await tab
        .getByRole('button', { name: /^(افزودن به سبد|Add to cart)/i })
        .filter({ visible: true })
        .first()
        .click();
      await tab.locator('[data-sonner-toast]').first().waitFor();
    },
  },
  {
    ...ofProduct('bar-stands-in', slug, /./),
    toWidth: desktop - 1,
    act: async (tab) => {
      await tab.locator('main section').last().scrollIntoViewIfNeeded();
      await tab.locator('[data-bottom-bar]').waitFor();
    },
  },
  ofProduct('review-open', slug, /^(نوشتن نظر|Write a review|ویرایش نظر من|Edit my review)$/, 'customer'),
];
