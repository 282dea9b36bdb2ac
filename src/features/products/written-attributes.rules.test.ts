import { expect, test } from 'vitest';
import {
  attributeForm,
  filledAttributes,
  freshAttribute,
  writtenAttribute,
  wrongNumbersIn,
} from './written-attributes.rules.ts';

test.each([
  { code: 'ram', number: 1.5 },
  { code: 'touch', boolean: false },
  { code: 'panel', option: 'oled' },
  { code: 'note', text: 'سبک', text_en: 'Light' },
  { code: 'note', text: 'سبک' },
])('a value that is read and not touched is sent as it was: %j', (value) => {
  expect(filledAttributes([writtenAttribute(value)]).map(attributeForm)).toEqual([value]);
});

test('a number is typed in any digits; what is none is named by its field, and what is empty is not sent', () => {
  const typed = (number: string) => ({ ...freshAttribute('ram', 'number'), number });
  expect(attributeForm(typed('۱٬۰۲۴٫۵'))).toEqual({ code: 'ram', number: 1_024.5 });
  expect(wrongNumbersIn([freshAttribute('touch', 'boolean'), typed('زیاد')])).toEqual(['attributes.0.value']);
  expect(filledAttributes([typed(' '), freshAttribute('panel', 'select')])).toEqual([]);
});
