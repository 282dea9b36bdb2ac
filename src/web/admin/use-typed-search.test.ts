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

test('words that Back brings again after all filters were taken off stand in their field', async () => {
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

test('what was typed since a search was sent stays when that comes into force', async () => {
  const search = await field();
  await search.act(() => search.now().setTyped('HJ'));
  await search.act(() => search.now().search());
  await search.act(() => search.now().setTyped('HJ-9'));
  inForce = 'HJ';
  await search.draw();
  expect(search.now().typed).toBe('HJ-9');
});
