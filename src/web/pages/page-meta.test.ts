import { afterEach, expect, test, vi } from 'vitest';
import { reportQuietly } from './guard.ts';
import { pageHead } from './page-meta.ts';

vi.mock('./guard.ts', () => ({ reportQuietly: vi.fn() }));

afterEach(() => {
  vi.mocked(reportQuietly).mockClear();
});

const given = { matches: [], location: { pathname: '/catagory/x' } };
const titleOf = (head: ReturnType<ReturnType<typeof pageHead>>) => head.find((one) => 'title' in one);

test('APP-09 a page whose head cannot be made has the plain title of the shop, and the failure is logged', () => {
  const fault = new TypeError('planted');
  const head = pageHead(() => {
    throw fault;
  })(given);
  expect(titleOf(head)).toEqual({ title: 'حجره' });
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: '/catagory/x' });
  expect(reportQuietly).toHaveBeenCalledExactlyOnceWith(fault);
});

test('a page has its own title before the name of the shop', () => {
  expect(titleOf(pageHead(() => ({ title: 'سبد' }))(given))).toEqual({ title: 'سبد | حجره' });
  expect(reportQuietly).not.toHaveBeenCalled();
});
