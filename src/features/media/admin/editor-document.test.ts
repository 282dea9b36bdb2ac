import { expect, test } from 'vitest';
import { writtenDocument } from '#shared/text/plain-writing.ts';
import { fromEditor, toEditor } from './editor-document.ts';

const whole = writtenDocument(
  '## تیتر\n\nبند با **واژهٔ مهم** و [پیوند](/contact).\n\n### کوچک‌تر\n\n- یک\n- **دو** و [سه](https://example.com)\n\n1. اول\n2. دوم\n\n> نقل\n\n![چراغ](lamp)',
  new Map([['lamp', 'a'.repeat(20)]]),
);

test('a document returns from the editor unchanged', () => {
  expect(fromEditor(toEditor(whole))).toEqual(whole);
  const broken = { blocks: [{ kind: 'paragraph' as const, runs: [{ text: 'یک\nدو', italic: true }] }] };
  expect(fromEditor(toEditor(broken))).toEqual({
    blocks: [{ kind: 'paragraph', runs: [{ text: 'یک', italic: true }, { text: '\n' }, { text: 'دو', italic: true }] }],
  });
  expect(fromEditor(toEditor({ blocks: [] }))).toEqual({ blocks: [] });
});

test('what cannot be stored is dropped: empty lines, script links, lists within lists', () => {
  const item = (text: string, ...more: object[]) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...more],
  });
  expect(
    fromEditor({
      content: [
        { type: 'paragraph' },
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'تیتر' }] },
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
        },
        { type: 'bulletList', content: [item('یک', { type: 'orderedList', content: [item('یک و یک')] }), item('دو')] },
        { type: 'codeBlock', content: [{ type: 'text', text: 'y' }] },
      ],
    }),
  ).toEqual({
    blocks: [
      { kind: 'heading', level: 2, text: 'تیتر' },
      { kind: 'paragraph', runs: [{ text: 'x' }] },
      { kind: 'list', ordered: false, items: [[{ text: 'یک' }], [{ text: 'یک و یک' }], [{ text: 'دو' }]] },
      { kind: 'paragraph', runs: [{ text: 'y' }] },
    ],
  });
});
