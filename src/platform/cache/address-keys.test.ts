import { expect, test } from 'vitest';
import { AddressKeys } from './address-keys.ts';

test('an address has one key per language', () => {
  const keys = new AddressKeys();
  keys.set('fa', '/home', 'the Persian page');
  expect(keys.find('fa', '/home')).toBe('the Persian page');
  expect(keys.find('en', '/home')).toBeUndefined();
  expect(keys.find('fa', '/home?page=2')).toBeUndefined();
});

test('overlong or arbitrary addresses neither fill the cache nor stay', () => {
  const keys = new AddressKeys();
  const long = `/home?q=${'x'.repeat(300)}`;
  keys.set('fa', long, 'a key');
  expect(keys.find('fa', long)).toBeUndefined();
  keys.set('fa', '/home?0', 'a key');
  for (let n = 1; n <= 2_000; n++) keys.set('fa', `/home?${n}`, 'a key');
  expect(keys.find('fa', '/home?0')).toBeUndefined();
  expect(keys.find('fa', '/home?2000')).toBe('a key');
});
