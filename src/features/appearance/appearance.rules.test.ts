import { expect, test } from 'vitest';
import { brandFrom, brandIconAddress, deliveredBrand } from './appearance.rules.ts';

test("APP-03 the owner's settings apply one by one; without any the shop is dark and ltr", () => {
  expect(brandFrom(null)).toEqual(deliveredBrand);
  expect(deliveredBrand).toMatchObject({ theme: 'dark', view: 'ltr', language: null });
  expect(brandFrom({ name_fa: 'باغچه', theme: 'light', view: 'up', language: 'de', logo: '' })).toEqual({
    name: { fa: 'باغچه', en: 'Hojreh' },
    logo: null,
    theme: 'light',
    view: 'ltr',
    language: null,
  });
  expect(brandFrom({ view: 'rtl', language: 'en', logo: 'k1' })).toMatchObject({
    view: 'rtl',
    language: 'en',
    logo: 'k1',
  });
});

test.each([
  [{ logo: null, theme: 'dark' as const }, 'icon-48' as const, '/icon.svg'],
  [{ logo: null, theme: 'light' as const }, 'icon-192' as const, '/icons/icon-192.png'],
  [{ logo: 'k1', theme: 'dark' as const }, 'icon-192' as const, '/brand/k1-dark/icon-192.png'],
  [{ logo: 'k1', theme: 'light' as const }, 'maskable-512' as const, '/brand/k1-light/maskable-512.png'],
])('HOME-01 the icon of %o named %s is served at %s', (brand, name, address) => {
  expect(brandIconAddress(brand, name)).toBe(address);
});
