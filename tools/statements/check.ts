import path from 'node:path';
import { Comparison } from './compare.ts';
import { readDefinitions } from './defined-statements.ts';
import { migratedDatabase } from './migrated-database.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Compares every hand-written statement of the shop with a migrated database. */
async function checkStatements(): Promise<void> {
  const startedAt = performance.now();
  const { statements, unseen } = await readDefinitions(root);
  const database = await migratedDatabase(root);
  const comparison = await Comparison.begin(database);
  const problems: string[] = unseen.map(
    (location) =>
      `${location}: this statement is defined only when it is called; define it once, at the top, or by composedStatement.`,
  );
  const texts = new Map<string, string>();
  for (const { name, text, location: location } of statements) {
    if (texts.has(name) && texts.get(name) !== text)
      problems.push(`${location} ${name}: another statement has the same name.`);
    texts.set(name, text);
  }
  const locations = new Map(statements.map(({ name, location: location }) => [name, location]));
  const differences = [];
  for (const statement of statements) differences.push(...(await comparison.differencesOf(statement)));
  differences.push(...comparison.assertedInVain());
  problems.push(...differences.map(({ name, sentence }) => `${locations.get(name) ?? ''} ${name}: ${sentence}`));
  await database.close();
  for (const problem of problems) console.error(problem);
  console.log(
    `${statements.length} statements compared with the database in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

await checkStatements();
