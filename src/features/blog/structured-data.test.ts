import { expect, test } from 'vitest';
import type { Post } from './blog.contract.ts';
import { articleStructured } from './structured-data.ts';

const post: Post = {
  id: 3,
  slug: 'lamp',
  category: 'tips',
  category_name: 'ترفند',
  title: 'چراغ',
  summary: 'دربارهٔ چراغ',
  author: 'نرگس',
  read_minutes: 2,
  cover: '/media/a/640.webp',
  published_at: '2026-11-01T08:00:00.000Z',
  changed_at: '2026-11-02T08:00:00.000Z',
  language: 'fa',
  related: [],
  body: { blocks: [{ kind: 'paragraph', runs: [{ text: 'سه واژهٔ کوتاه' }] }] },
};

test('CONT-02 an article declares to search engines its title, dates, author, image and one address', () => {
  expect(articleStructured(post, { publicUrl: 'https://shop.test', name: 'حجره' })).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'چراغ',
    inLanguage: 'fa',
    datePublished: '2026-11-01T08:00:00.000Z',
    dateModified: '2026-11-02T08:00:00.000Z',
    url: 'https://shop.test/blog-details/lamp',
    image: ['https://shop.test/media/a/640.webp'],
    author: { '@type': 'Person', name: 'نرگس' },
    publisher: { '@type': 'Organization', name: 'حجره' },
    wordCount: 3,
  });
  expect(articleStructured({ ...post, cover: null }, { publicUrl: '', name: '' })).not.toHaveProperty('image');
});
