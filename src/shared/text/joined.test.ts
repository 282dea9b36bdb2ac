import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { joined } from './joined.ts';

test("parts are joined with the comma of the reader's language", () => {
  expect(joined(['تهران', 'ولیعصر'], 'fa')).toBe('تهران، ولیعصر');
  expect(joined(['Tehran', null, 'Valiasr', ''], 'en')).toBe('Tehran, Valiasr');
});

test('APP-01 no screen joins parts with a Persian comma for every reader', () => {
  const screens = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:storefront|back-office)\/.*\.tsx$/.test(file),
  );
  expect(screens.filter((file) => readFileSync(`src/${file}`, 'utf8').includes('}، ${'))).toEqual([]);
});
