import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { joined } from './joined.ts';

test('parts stand beside each other with the comma of their reader', () => {
  expect(joined(['تهران', 'ولیعصر'], 'fa')).toBe('تهران، ولیعصر');
  expect(joined(['Tehran', null, 'Valiasr', ''], 'en')).toBe('Tehran, Valiasr');
});

test('APP-01 no screen joins parts by a Persian comma for whoever reads', () => {
  const screens = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:storefront|back-office)\/.*\.tsx$/.test(file),
  );
  expect(screens.filter((file) => readFileSync(`src/${file}`, 'utf8').includes('}، ${'))).toEqual([]);
});
