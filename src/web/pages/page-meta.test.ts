import { afterEach, expect, test, vi } from 'vitest';
import { reportQuietly } from './guard.ts';
import { pageHead } from './page-meta.ts';

vi.mock('./guard.ts', () => ({ reportQuietly: vi.fn() }));

afterEach(() => {
  vi.mocked(reportQuietly).mockClear();
});

const given = { matches: [], location: { pathname: '/catagory/x' } };
const titleOf = (head: ReturnType<ReturnType<typeof pageHead>>) => head.find((one) => 'title' in one);

test("APP-09 a page whose head cannot be made has the shop's plain title, and the error is logged", () => {
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

test("APP-12 every page has an image for sharing: its own, or the shop's logo", () => {
  const imageOf = (image: string | null) =>
    pageHead(() => ({ title: 'سبد', image }))(given).find((one) => 'property' in one && one.property === 'og:image');
  expect(imageOf('/media/x/160.webp'), 'as wide as a card wants it').toMatchObject({ content: '/media/x/960.webp' });
  expect(imageOf(null)).toMatchObject({ content: '/icons/maskable-512.png' });
});

test('APP-12 a description is one line of the page, cut between words', () => {
  const descriptionOf = (description: string) =>
    pageHead(() => ({ title: 'سبد', description }))(given)
      .filter((one) => 'name' in one && one.name === 'description')
      .map((one) => ('content' in one ? one.content : null));
  expect(descriptionOf('چای\nلاهیجان')).toEqual(['چای لاهیجان']);
  const [cut] = descriptionOf('چای لاهیجان '.repeat(40)) as [string];
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toMatch(/(?:چای|لاهیجان)…$/);
  expect(descriptionOf(''), 'without one it is that of the shop').toEqual([expect.stringContaining('حجره')]);
});
