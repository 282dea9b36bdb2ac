import { expect, test } from 'vitest';
import { renditionAddress } from '#features/media/media.rules.ts';
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

const shop = { publicUrl: 'https://shop.test', name: 'حجره', sharingImage: '/brand/icon.png' };

test('CONT-02 an article declares to search engines its title, dates, author, image and one address', () => {
  expect(articleStructured(post, shop)).toMatchObject({
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
});

test('CONT-02 an article without a cover declares the first image of its text, or else the image of the shop', () => {
  const bare = { ...post, cover: null };
  expect(articleStructured(bare, shop)).toMatchObject({ image: ['https://shop.test/brand/icon.png'] });
  const image = { kind: 'picture', key: 'a'.repeat(16), alt: 'چراغ', caption: '' } as const;
  expect(articleStructured({ ...bare, body: { blocks: [image] } }, shop)).toMatchObject({
    image: [`https://shop.test${renditionAddress(image.key, 640)}`],
  });
});
