import { expect, test } from 'vitest';
import { plainWriting, writtenDocument } from './plain-writing.ts';

test('a document is written as plain text and read back unchanged', () => {
  const text =
    '## سرآغاز\n\n### کوچک‌تر\n\nیک **بند** با [پیوند](/blog-grid).\n\n- یک\n- **دو**\n\n1. نخست\n2. دوم\n\n> گفته';
  const document = writtenDocument(text);
  expect(plainWriting(document)).toBe(text);
  expect(writtenDocument(plainWriting(document))).toEqual(document);
});

test('visible differences also differ as plain text: a link, an image, an italic word', () => {
  const paragraph = (run: object) => plainWriting({ blocks: [{ kind: 'paragraph', runs: [{ text: 'متن', ...run }] }] });
  const image = (key: string) => plainWriting({ blocks: [{ kind: 'picture', key, alt: 'چراغ', caption: '' }] });
  const written = [
    paragraph({}),
    paragraph({ bold: true }),
    paragraph({ italic: true }),
    paragraph({ href: '/a' }),
    paragraph({ href: '/b' }),
    image('a'.repeat(20)),
    image('b'.repeat(20)),
  ];
  expect(new Set(written).size).toBe(written.length);
});
