import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Their keys are names of fields, actions and reasons that occur in data. */
const namedByData =
  /(?:audit\/admin\/audit-(?:fields|words)|home\/admin\/slides|products\/admin\/product-fields)\.messages\.ts$/;

/** A state, an event, a notice or a gateway's response code, which occur in data as well. */
const isCode = (key: string) => /[-.]|^\d+$/.test(key);

test('every text is used somewhere', async () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const message = new Set<string>();
  for (const file of files) {
    if (file.endsWith('.messages.ts')) continue;
    // `t.key`, a key passed as text, and one destructured from the table.
    for (const [word] of readFileSync(`src/${file}`, 'utf8').matchAll(
      /(?<=[.'"`])\w+\b|(?<=[{,]\s*)\w+(?=[^{}()]*\} = useMessages)/g,
    ))
      message.add(word);
  }
  const unsaid: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.messages.ts') && !namedByData.test(name))) {
    const tables = Object.values((await import(path.resolve('src', file))) as Record<string, unknown>);
    for (const table of tables) {
      const texts: unknown = typeof table === 'object' && table !== null ? Reflect.get(table, 'fa') : null;
      if (typeof texts !== 'object' || texts === null) continue;
      unsaid.push(
        ...Object.keys(texts)
          .filter((key) => !message.has(key) && !isCode(key))
          .map((key) => `${file}: ${key}`),
      );
    }
  }
  expect(unsaid).toEqual([]);
});
