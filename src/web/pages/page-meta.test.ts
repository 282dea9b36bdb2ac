import { afterEach, expect, test, vi } from 'vitest';
import { reportQuietly } from './guard.ts';
import { pageHead } from './page-meta.ts';

vi.mock('./guard.ts', () => ({ reportQuietly: vi.fn() }));

afterEach(() => {
  vi.mocked(reportQuietly).mockClear();
});

const given = { matches: [], location: { pathname: '/catagory/x' } };
const titleOf = (head: ReturnType<ReturnType<typeof pageHead>>) => head.find((one) => 'title' in one);

test('APP-09 a page whose head cannot be made has the plain title of the shop, and the error is logged', () => {
  const error = new TypeError('planted');
  const head = pageHead(() => {
    throw error;
  })(given);
  expect(titleOf(head)).toEqual({ title: 'حجره' });
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: '/catagory/x' });
  expect(reportQuietly).toHaveBeenCalledExactlyOnceWith(error);
});

test('a page has its own title before the name of the shop', () => {
  expect(titleOf(pageHead(() => ({ title: 'سبد' }))(given))).toEqual({ title: 'سبد | حجره' });
  expect(reportQuietly).not.toHaveBeenCalled();
});

test('APP-12 every page has an image for sharing: its own, or the mark of the shop', () => {
  const imageOf = (image: string | null) =>
    pageHead(() => ({ title: 'سبد', image }))(given).find((one) => 'property' in one && one.property === 'og:image');
  expect(imageOf('/media/x/960.webp')).toMatchObject({ content: '/media/x/960.webp' });
  expect(imageOf(null)).toMatchObject({ content: '/icons/maskable-512.png' });
});
