import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { forgetPerson, storedKeys } from './stored-keys.ts';

function storage(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => {
      stored.clear();
    },
  };
}

test('APP-06 a sign-out leaves only what belongs to nobody, whatever a tab had begun', () => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  for (const key of [...Object.keys(storedKeys), 'of another day']) localStorage.setItem(key, `my ${key}`);
  for (const key of ['checkout-draft', 'chat-unsent me', 'comment:a-post', 'contact-draft'])
    sessionStorage.setItem(key, 'my words');
  forgetPerson();
  for (const [key, after] of Object.entries(storedKeys))
    expect(localStorage.getItem(key), key).toBe(after === 'stays' ? `my ${key}` : null);
  expect(localStorage.getItem('of another day')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('APP-06 every localStorage entry in the sources is listed with whether it outlives a sign-out', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|server\//.test(file),
  );
  const named = sources.flatMap((file) => {
    const text = readFileSync(`src/${file}`, 'utf8');
    if (!text.includes('localStorage.') || file.endsWith('stored-keys.ts')) return [];
    // A key is written where it is used, or in a constant named as a key or a name.
    return [...text.matchAll(/(?:\b(?:\w*[kK]ey|name) ?[=:] |Storage\.\w+\()['"]([^'"]+)['"]/g)].map(
      ([, key]) => key ?? '',
    );
  });
  expect([...new Set(named)].sort()).toEqual(Object.keys(storedKeys).sort());
});
