import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { observeStatements, type StatementDefinition } from '#platform/database/statement-definitions.ts';

/** A statement with the location of its definition, such as `src/…/cart.store.ts:12`. */
export interface DefinedStatement extends StatementDefinition {
  readonly location: string;
}

export interface Definitions {
  readonly statements: readonly DefinedStatement[];
  /** Locations of calls of `statement` and `composedStatement` that define no statement while their file is imported. */
  readonly unseen: readonly string[];
}

const definition = /(?<![\w.])(?:statement|composedStatement)(?:<[^(]*>)?\(/;

/** Imports every file of the shop and its demo that defines statements, and returns the definitions. */
export async function readDefinitions(root: string): Promise<Definitions> {
  const defined = new Map<string, DefinedStatement>();
  observeStatements((found) => {
    const location = callerOf(new Error().stack ?? '', root);
    defined.set(`${location} ${found.name}`, { ...found, location: location });
  });
  const expected: string[] = [];
  for (const file of ['src', 'demo'].flatMap((folder) => sourcesIn(path.join(root, folder)))) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const locations = lines.flatMap((line, index) =>
      defines(line) ? [`${path.relative(root, file)}:${index + 1}`] : [],
    );
    // A store may define its statements with a helper of another file, as the books do.
    if (locations.length === 0 && !file.endsWith('.store.ts')) continue;
    expected.push(...locations);
    await import(pathToFileURL(file).href);
  }
  const seen = new Set([...defined.values()].map(({ location: location }) => location));
  return { statements: [...defined.values()], unseen: expected.filter((location) => !seen.has(location)) };
}

function defines(line: string): boolean {
  return definition.test(line) && !/^\s*(?:\/?\*|\/\/|export function|import )/.test(line);
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'))
    .map((name) => path.join(folder, name))
    .sort();
}

/** Returns where a statement was defined: the first caller outside of the defining functions. */
function callerOf(stack: string, root: string): string {
  for (const line of stack.split('\n').slice(1)) {
    const [, file = '', number = ''] =
      /\(?((?:file:\/\/)?\/[^():]+|file:[^()]+?|[A-Z]:\\[^()]+?):(\d+):\d+\)?$/.exec(line) ?? [];
    const plain = file.startsWith('file:') ? fileURLToPath(file) : file;
    if (plain !== '' && !/[\\/](?:statement|statement-definitions|defined-statements|database)\.ts$/.test(plain))
      return `${path.relative(root, plain)}:${number}`;
  }
  return 'somewhere';
}
