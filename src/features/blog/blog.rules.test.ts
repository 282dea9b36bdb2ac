import { expect, test } from 'vitest';
import { bodyFor, offeredCategories, standingOf } from './blog.rules.ts';
import { textFor } from '#shared/text/names.ts';

const now = new Date('2026-11-20T08:00:00Z');
const messages = (text: string) => ({ blocks: [{ kind: 'paragraph' as const, runs: [{ text }] }] });

test.each([
  ['draft', null, 'draft'],
  ['draft', '2026-01-01T00:00:00Z', 'draft'],
  ['published', '2026-11-20T08:00:00Z', 'published'],
  ['published', '2026-11-20T08:00:00.001Z', 'scheduled'],
] as const)('a post that is %s at %s stands as %s', (state, at, standing) => {
  expect(standingOf({ state, publishedAt: at === null ? null : new Date(at) }, now)).toBe(standing);
});

test('a text missing in a language is read in Persian', () => {
  expect([textFor({ fa: 'چراغ', en: '' }, 'en'), textFor({ fa: 'چراغ', en: 'Lamp' }, 'en')]).toEqual(['چراغ', 'Lamp']);
  expect(bodyFor({ fa: messages('چراغ'), en: null }, 'en')).toEqual({ language: 'fa', body: messages('چراغ') });
  expect(bodyFor({ fa: messages('چراغ'), en: { blocks: [] } }, 'en').language).toBe('fa');
  expect(bodyFor({ fa: messages('چراغ'), en: messages('Lamp') }, 'en')).toEqual({
    language: 'en',
    body: messages('Lamp'),
  });
});

test('a reader is offered the categories that have posts, and is not lost in one that has none', () => {
  const all = [
    { slug: 'news', posts_count: 0 },
    { slug: 'tips', posts_count: 2 },
    { slug: 'offer', posts_count: 0 },
  ];
  const offered = (chosen: string | null) => offeredCategories(all, chosen).map(({ slug }) => slug);
  expect([offered(null), offered('tips'), offered('offer'), offered('gossip')]).toEqual([
    ['tips'],
    ['tips'],
    ['tips', 'offer'],
    ['tips'],
  ]);
});
