import { expect, it } from 'vitest';
import { inPersian } from '#testing/in-persian.ts';
import { ownVariantName } from './own-variants.rules.ts';

const red = { name: inPersian('قرمز', 'Red'), hex: '#ff0000' };

it('VEND-02 names a variant in the language of its seller', () => {
  const variant = { colour: red, size: inPersian('۴۲') };
  expect(ownVariantName(variant, 'fa')).toBe('قرمز، ۴۲');
  expect(ownVariantName(variant, 'en')).toBe('Red, 42');
});

it('VEND-02 leaves a name without English as it is, and a single variant without a name', () => {
  expect(ownVariantName({ colour: { ...red, name: inPersian('قرمز') }, size: inPersian('بزرگ', 'Large') }, 'en')).toBe(
    'قرمز, Large',
  );
  expect(ownVariantName({ colour: null, size: null }, 'en')).toBeNull();
  expect(ownVariantName({ colour: null, size: null }, 'fa')).toBeNull();
});
