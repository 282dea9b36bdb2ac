import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './project.mjs';

/** The product lists are subsets of one list: a cursor of the newest points to the same product in a category and in a search. */
const goods = 'listings/';
const features = path.join(root, 'src/features');
const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith(goods))
  .map((file) => ({ file, text: readFileSync(path.join(features, file), 'utf8') }))
  .filter(({ text }) => /\b(?:readCursor|afterId|followedList|changesWanted)\(/.test(text));

/** A name as written: a whole one, or the beginning of one. */
const name = String.raw`('[a-z-]+'|\x60[a-z-]+-\$\{)`;
const written = (...patterns: string[]) => patterns.map((pattern) => new RegExp(pattern + name, 'g'));

test.each([
  [
    'an order',
    written(
      String.raw`\b(?:readCursor|writeCursor|afterId)\(\s*`,
      String.raw`\border: `,
      String.raw`\bconst order = (?:[^;]*? [?:] )?`,
      String.raw`\bconst order = [^;]*? : `,
    ),
    30,
  ],
  ['a list of changes', written(String.raw`\bchangesWanted\(shop, `, String.raw`\blist: `), 7],
])("%s is named in only one file, so that no list accepts another list's cursor", (_, patterns, least) => {
  const fileOf = new Map<string, string>();
  for (const { file, text } of sources)
    for (const [, found = ''] of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
      expect([found, fileOf.get(found) ?? file]).toEqual([found, file]);
      fileOf.set(found, file);
    }
  expect(fileOf.size).toBeGreaterThan(least);
});

test("a list's filter is never the whole name of an order", () => {
  const given = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:readCursor|writeCursor|afterId)\(\s*([\w.]+)\s*,/g)].map(([, one]) => `${file}: ${one}`),
  );
  expect(given.filter((one) => !/: (?:list\.)?order$/.test(one))).toEqual([]);
});
