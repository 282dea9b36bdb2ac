import path from 'node:path';
import { Comparison, type FoundColumn } from './compare.ts';
import { readDefinitions } from './defined-statements.ts';
import { describeStatement } from './describe-statement.ts';
import { migratedDatabase } from './migrated-database.ts';
import { readCatalog } from './catalog.ts';

/** The names of PostgreSQL's types in sql-types.ts. */
const descriptors: Readonly<Record<string, string>> = {
  bigint: 'bigint',
  integer: 'int',
  smallint: 'smallint',
  'double precision': 'double',
  numeric: 'numeric',
  text: 'text',
  boolean: 'bool',
  'timestamp with time zone': 'timestamptz',
  uuid: 'uuid',
  jsonb: 'jsonb<…>()',
  json: 'json<…>()',
  bit: 'bits(…)',
  void: 'nothing',
};

function descriptorOf(type: string): string {
  const element = type.endsWith('[]') ? type.slice(0, -2) : null;
  return element === null ? (descriptors[type] ?? `/* ${type} */`) : `listOf(${descriptorOf(element)})`;
}

const declared = ({ name, type, neverNull }: FoundColumn) =>
  `${/^\w+$/.test(name) ? name : `'${name}'`}: ${neverNull ? descriptorOf(type) : `nullable(${descriptorOf(type)})`}`;

/** Prints the declarations for the statements of a file, or for one by its name: `npm run statements:suggest -- orders.store`. */
async function suggest(root: string, word: string): Promise<void> {
  const { statements } = await readDefinitions(root);
  const database = await migratedDatabase(root);
  const comparison = await Comparison.begin(database);
  const { typeNames } = await readCatalog(database);
  for (const { name, location: location, text } of statements.filter(
    (one) => one.location.includes(word) || one.name.includes(word),
  )) {
    const described = await describeStatement(database, text);
    console.log(`\n${location} ${name}`);
    if (typeof described === 'string') {
      console.log(`  refused: ${described}`);
      continue;
    }
    // A parameter counts as never null: where null is passed, declare it nullable and verify the row with the check.
    const columns = await comparison.columnsOf(
      text,
      described.paramTypes.map(() => ({ nulls: 'never', holdsNulls: false })),
    );
    const params = described.paramTypes.map(
      (type, index) => `$${index + 1}: ${descriptorOf(typeNames.get(type) ?? '')}`,
    );
    if (params.length > 0) console.log(`  params: { ${params.join(', ')} },`);
    if (typeof columns !== 'string' && columns.length > 0)
      console.log(`  row: { ${columns.map(declared).join(', ')} },`);
  }
  await database.close();
}

await suggest(path.resolve(import.meta.dirname, '../..'), process.argv[2] ?? '');
