import { beforeEach, expect, test, vi } from 'vitest';
import { usedHook } from '#ui/used-hook.factory.ts';
import { useTypedSearch } from './use-typed-search.ts';

let inForce = '';
const searched = vi.fn((typed: string) => typed);
const field = () => usedHook(() => useTypedSearch(inForce, searched));

beforeEach(() => {
  inForce = '';
  searched.mockClear();
});

test('a search restored by Back after all filters were removed is in its field', async () => {
  const search = await field();
  await search.act(() => search.now().setTyped('HJ'));
  await search.act(() => search.now().search());
  for (const next of ['HJ', '', 'HJ']) {
    inForce = next;
    await search.draw();
    expect(search.now().typed).toBe(next);
  }
  await search.act(() => search.now().search());
  expect(searched.mock.calls).toEqual([['HJ']]);
});

test('text typed since a search was sent stays when that search takes effect', async () => {
  const search = await field();
  await search.act(() => search.now().setTyped('HJ'));
  await search.act(() => search.now().search());
  await search.act(() => search.now().setTyped('HJ-9'));
  inForce = 'HJ';
  await search.draw();
  expect(search.now().typed).toBe('HJ-9');
});
