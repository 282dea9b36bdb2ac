import { expect, it } from 'vitest';
import { ownVariantName } from './own-variants.rules.ts';

const red = { name: 'قرمز', name_en: 'Red', hex: '#ff0000' };

it('VEND-02 names a variant in the language of its seller', () => {
  const variant = { colour: red, size: '۴۲', size_en: '' };
  expect(ownVariantName(variant, 'fa')).toBe('قرمز، ۴۲');
  expect(ownVariantName(variant, 'en')).toBe('Red, 42');
});

it('VEND-02 leaves what was never named in English as it is, and an only kind without a name', () => {
  expect(ownVariantName({ colour: { ...red, name_en: '' }, size: 'بزرگ', size_en: 'Large' }, 'en')).toBe('قرمز, Large');
  expect(ownVariantName({ colour: null, size: null, size_en: '' }, 'en')).toBeNull();
  expect(ownVariantName({ colour: null, size: null, size_en: '' }, 'fa')).toBeNull();
});
