import { expect, test } from 'vitest';
import {
  attributeForm,
  filledAttributes,
  freshAttribute,
  numberAsRead,
  numberAsWritten,
  writtenAttribute,
  wrongNumbersIn,
} from './written-attributes.rules.ts';

test.each([
  { code: 'ram', number: 1.5 },
  { code: 'touch', boolean: false },
  { code: 'panel', option: 'oled' },
  { code: 'note', text: { fa: 'سبک', en: 'Light' } },
  { code: 'note', text: { fa: 'سبک', en: '' } },
])('a value that is loaded and not edited is sent unchanged: %j', (value) => {
  expect(filledAttributes([writtenAttribute(value)]).map(attributeForm)).toEqual([value]);
});

test('a number is typed in any digits; an invalid one is reported by field, and an empty one is not sent', () => {
  const typed = (number: string) => ({ ...freshAttribute('ram', 'number'), number });
  expect(attributeForm(typed('۱٬۰۲۴٫۵'))).toEqual({ code: 'ram', number: 1_024.5 });
  expect(wrongNumbersIn([freshAttribute('touch', 'boolean'), typed('زیاد')])).toEqual(['attributes.0.value']);
  expect(filledAttributes([typed(' '), freshAttribute('panel', 'select')])).toEqual([]);
});

test("a number is displayed in the reader's digits while typed and stored in one format", () => {
  expect(numberAsRead('1.5', 'fa')).toBe('۱٫۵');
  expect(numberAsRead('1.5', 'en')).toBe('1.5');
  expect([numberAsWritten('۱٫'), numberAsWritten('۱٫۵'), numberAsWritten('1.5')]).toEqual(['1.', '1.5', '1.5']);
});
