import { expect, test } from 'vitest';
import { effectiveSelection, matching, offeredOptions } from './variant-selection.rules.ts';

const one = (colour: string, size: string, available = true) => ({
  options: [
    { name: 'Colour', label: colour },
    { name: 'Size', label: size },
  ],
  available,
});
const variants = [one('Blue', '8'), one('Blue', '9', false), one('Red', '10')];
const blue = { name: 'Colour', label: 'Blue' };
const ten = { name: 'Size', label: '10' };

test('a choice that some variant bears stays whole', () => {
  expect(effectiveSelection(variants, [blue])).toEqual([blue]);
  expect(matching(variants, [blue])).toHaveLength(2);
});

test('of a choice that no variant bears, the least preferred goes first', () => {
  expect(effectiveSelection(variants, [blue, ten], ['Colour', 'Size'])).toEqual([blue]);
  expect(effectiveSelection(variants, [blue, ten], ['Size', 'Colour'])).toEqual([ten]);
  expect(effectiveSelection(variants, [blue, ten])).toEqual([blue]);
  expect(effectiveSelection(variants, [{ name: 'Colour', label: 'Green' }])).toEqual([]);
});

test('values are seen beside the other choices', () => {
  expect(offeredOptions(variants, [blue])).toEqual([
    {
      name: 'Colour',
      values: [
        { label: 'Blue', exists: true, available: true },
        { label: 'Red', exists: true, available: true },
      ],
    },
    {
      name: 'Size',
      values: [
        { label: '8', exists: true, available: true },
        { label: '9', exists: true, available: false },
        { label: '10', exists: false, available: false },
      ],
    },
  ]);
});
