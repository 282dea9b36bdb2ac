import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { WrittenDocument } from './document-schema.ts';
import { isLinkAddress, imageKeysOf, plainText, readMinutes } from './document.ts';
import { addFieldKeywords } from './fields.ts';
import { writtenDocument } from '../text/plain-writing.ts';

const fits = addFieldKeywords(new Ajv({ strict: true, allowUnionTypes: true })).compile(WrittenDocument());
const key = 'a'.repeat(20);

describe('what a document may contain', () => {
  test.each([
    ['a paragraph with a link into the shop', { kind: 'paragraph', runs: [{ text: 'سلام', href: '/contact' }] }, true],
    ['a link to another site', { kind: 'paragraph', runs: [{ text: 'x', href: 'https://example.com/a?b=c#d' }] }, true],
    ['a script in a link', { kind: 'paragraph', runs: [{ text: 'x', href: 'javascript:alert(1)' }] }, false],
    ['a script behind a space', { kind: 'paragraph', runs: [{ text: 'x', href: ' javascript:alert(1)' }] }, false],
    ['data in a link', { kind: 'paragraph', runs: [{ text: 'x', href: 'data:text/html,x' }] }, false],
    ['another host behind two slashes', { kind: 'paragraph', runs: [{ text: 'x', href: '//evil.example' }] }, false],
    ['a picture of the shop', { kind: 'picture', key, alt: '', caption: '' }, true],
    [
      'a picture of somewhere else',
      { kind: 'picture', key: 'https://evil.example/x.png', alt: '', caption: '' },
      false,
    ],
    ['a heading of the first level, which is the title', { kind: 'heading', level: 1, text: 'x' }, false],
    ['markup', { kind: 'html', html: '<b>x</b>' }, false],
    ['a list of nothing', { kind: 'list', ordered: false, items: [] }, false],
  ])('%s', (_, block, allowed) => {
    expect(fits({ blocks: [block] })).toBe(allowed);
  });

  test('the editor accepts the same links as the shop', () => {
    expect([
      isLinkAddress('/blog-grid'),
      isLinkAddress('mailto:a@b.ir'),
      isLinkAddress('javascript:x'),
      isLinkAddress('//x.y'),
      isLinkAddress('/'.repeat(501)),
    ]).toEqual([true, true, false, false, false]);
  });
});

test('plain text becomes a document that the schema allows, and its words are preserved', () => {
  const document = writtenDocument(
    '## تیتر\n\nبند با **کلمهٔ مهم** و [پیوند](/contact).\n\n- یک\n- دو\n\n1. اول\n2. دوم\n\n> نقل\n\n![چراغ](lamp)\n\n![گمشده](missing)',
    new Map([['lamp', key]]),
  );
  expect(fits(document)).toBe(true);
  expect(document.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'quote', 'picture']);
  expect(document.blocks[1]).toEqual({
    kind: 'paragraph',
    runs: [
      { text: 'بند با ' },
      { text: 'کلمهٔ مهم', bold: true },
      { text: ' و ' },
      { text: 'پیوند', href: '/contact' },
      { text: '.' },
    ],
  });
  expect(plainText(document)).toBe('تیتر\nبند با کلمهٔ مهم و پیوند.\nیک\nدو\nاول\nدوم\nنقل\nچراغ');
  expect(imageKeysOf(document)).toEqual([key]);
});

test.each([
  [1, 1],
  [10, 1],
  [224, 1],
  [225, 2],
  [1_000, 7],
])('%i words take %i minutes', (words, minutes) => {
  expect(readMinutes({ blocks: [{ kind: 'paragraph', runs: [{ text: 'واژه '.repeat(words) }] }] })).toBe(minutes);
});
