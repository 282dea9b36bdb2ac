import { expect, test } from 'vitest';
import {
  flatFields,
  formFields,
  freshFields,
  pickFields,
  previewFields,
  visibleFields,
  fieldsOfCells,
  storedFields,
  wireFields,
  writtenFields,
} from './product-fields.rules.ts';

const columns = flatFields.map(({ column }) => column).sort();
const names = flatFields.map(({ name }) => name).sort();

test('each described field is named once, in the code and on the wire', () => {
  expect(new Set(columns).size).toBe(columns.length);
  for (const column of columns) expect(column).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
  expect(Object.keys(freshFields()).sort()).toEqual(names);
  expect(Object.keys(formFields(freshFields())).sort()).toEqual(wireFields.map(({ wire }) => wire).sort());
  expect(Object.keys(previewFields({})).sort()).toEqual(names);
});

test('each field is read back as written, and shoppers read it', () => {
  const written = { ...freshFields(), prepaidOnly: true, warrantyGiver: 'آواژنگ', warrantyGiverEn: 'Avajang' };
  const form = formFields(written);
  expect(form).toMatchObject({ prepaid_only: true, warranty_giver: { fa: 'آواژنگ', en: 'Avajang' } });
  expect(writtenFields(form)).toEqual(written);
  expect(storedFields(form)).toMatchObject({ prepaidOnly: true, warrantyGiver: 'آواژنگ', warrantyGiverEn: 'Avajang' });
  expect(visibleFields(previewFields(form), 'en')).toMatchObject({ prepaid_only: true });
});

test('a field that a form omits is neither written nor cleared', () => {
  expect(storedFields({})).toEqual({});
  expect(pickFields({ prepaidOnly: true })).toEqual({ prepaidOnly: true });
});

test('table cells are one language of a text each; omitted ones are unchanged', () => {
  const before = { warranty_giver: { fa: 'آواژنگ', en: 'Avajang' } };
  expect(fieldsOfCells(before, {})).toEqual({});
  expect(fieldsOfCells(before, { warranty_months: 6, warranty_giver_en: '' })).toEqual({
    warranty_months: 6,
    warranty_giver: { fa: 'آواژنگ', en: '' },
  });
  expect(fieldsOfCells({}, { warranty_giver: 'آواژنگ' })).toEqual({ warranty_giver: { fa: 'آواژنگ', en: '' } });
});
