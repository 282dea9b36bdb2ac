import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findRelations, isTables } from '../boundaries/owners.ts';
import { migratedDatabase } from '../statements/migrated-database.ts';
import { drawModel, type Owners } from './draw-model.ts';
import { readModel } from './read-model.ts';

/** Returns docs/model.md as required by the migrations and tables of the code. */
export async function modelPage(root: string): Promise<string> {
  const database = await migratedDatabase(root);
  try {
    return drawModel(await readModel(database), ownersIn(root));
  } finally {
    await database.close();
  }
}

function ownersIn(root: string): Owners {
  const files = ['src', 'demo'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter(isTables),
  );
  const sentences = new Map(files.flatMap((file) => [...sentencesIn(readFileSync(path.join(root, file), 'utf8'))]));
  const { byName } = findRelations(root, files);
  return new Map([...byName].map(([name, { owner }]) => [name, { owner, sentence: sentences.get(name) ?? '' }]));
}

/** Yields the comment above each table of a file, by the table's name. */
function* sentencesIn(text: string): Generator<[string, string]> {
  for (const [, comment = '', name = ''] of text.matchAll(
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+ = pgTable\(\s*'(\w+)'/g,
  ))
    yield [name, comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim()];
}
