import { expect, test } from 'vitest';
import { blogAddress, blogRequested, postAddress } from './blog.addresses.ts';

test('an address of the blog says what it requests, and back', () => {
  expect(blogAddress('grid')).toBe('/blog-grid');
  expect(blogAddress('list', { category: 'news', after: 7 })).toBe('/blog-list?category=news&after=7');
  expect(blogRequested(new URLSearchParams('category=news&after=7'))).toEqual({ category: 'news', after: 7 });
  expect(blogRequested(new URLSearchParams(blogAddress('grid', { category: 'چراغ-ها' }).split('?')[1]))).toEqual({
    category: 'چراغ-ها',
    after: null,
  });
  expect(postAddress('چراغ')).toBe('/blog-details/%DA%86%D8%B1%D8%A7%D8%BA');
});

test.each([
  '',
  'category=',
  'category=Gossip+of+all',
  'category=%00',
  `category=${'a'.repeat(400)}`,
  'after=-1',
  'after=1.5',
  'after=x',
  'after=99999999999',
])('an address that says "%s" requests the whole blog', (search) => {
  expect(blogRequested(new URLSearchParams(search))).toEqual({ category: null, after: null });
});
