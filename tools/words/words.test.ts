import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allUses, counted, declaredNames, leftFile, usesIn, type Counts } from './count-words.ts';
import { glossary, type Part } from './glossary.ts';

const left = JSON.parse(readFileSync(leftFile, 'utf8')) as Counts;
const found = counted(allUses(path.resolve(import.meta.dirname, '../..')));
const parts = ['names', 'comments', 'titles', 'files'] as const;

describe('words removed from this code', () => {
  test.each(Object.keys(glossary))('%s does not return: its remaining count may only fall', (word) => {
    for (const part of parts)
      expect(
        found[word]?.[part] ?? 0,
        `${word} in ${part}: npx tsx tools/words/count-words.ts "${word}"`,
      ).toBeLessThanOrEqual(left[word]?.[part] ?? 0);
  });
});

/** Returns a file with a word in one part. */
function planted(word: string, part: Part): [file: string, text: string] {
  const name = word.replace(/[ -](\w)/g, (_match, letter: string) => letter.toUpperCase());
  if (part === 'files') return [`src/planted/${word.replaceAll(' ', '-')}.ts`, ''];
  if (part === 'names') return ['src/planted/a.ts', `const ${name} = 1;\nexport const other = ${name};\n`];
  if (part === 'titles') return ['src/planted/a.test.ts', `test('what is ${word} then', () => {});\n`];
  return ['src/planted/a.ts', `/** What is ${word} then. */\nexport const other = 1;\n`];
}

describe.each(Object.entries(glossary))('%s', (word, { in: endedIn }) => {
  test.each(endedIn)('is found when planted in %s', (part) => {
    expect(usesIn(...planted(word, part)).map((use) => [use.word, use.part])).toContainEqual([word, part]);
  });
});

test('columns and call fields keep their names', () => {
  expect(usesIn('src/planted/a.ts', 'const { picture_key, most_uses } = row;')).toEqual([]);
  const declared = new Set(
    declaredNames('src/planted/a.tables.ts', "export const a = { pictureKey: text('picture_key') };"),
  );
  expect(
    usesIn('src/planted/a.ts', 'const { pictureKey: imageKey } = row; write({ pictureKey: imageKey });', declared),
  ).toEqual([]);
  expect(usesIn('src/planted/a.ts', 'const pictureKey = row.pictureKey;', declared)).toHaveLength(1);
});

test('a name is split into words, so that a longer word containing a forbidden one is no match', () => {
  expect(usesIn('src/planted/a.ts', 'const almost = replace(displaced, skeptical);')).toEqual([]);
});

test('a legitimate use is allowed only at its exact place', () => {
  expect(usesIn('src/planted/a.ts', '/** A fault point. */\nfaultPoint();')).toEqual([]);
  expect(usesIn('src/features/questions/a.ts', 'askQuestion();')).toEqual([]);
  expect(usesIn('src/features/orders/a.ts', 'askQuestion();')).toHaveLength(1);
});
