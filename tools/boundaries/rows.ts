import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { usesIn } from './code-references.ts';
import { findRelations, ownerOf, type Relation, type Relations } from './owners.ts';
import { mayReadAll, mayWriteAll } from './row-exceptions.ts';
import { sqlReferences, type Kind } from './sql-references.ts';

/** A place where a file uses rows of another owner. */
export interface ForeignUse {
  readonly file: string;
  readonly line: number;
  /** The owner of the file. */
  readonly user: string;
  readonly relation: Relation;
  readonly kind: Kind;
}

const folders = ['src', 'demo', 'migrations'];
/** Tests may read any rows, and so may code that only they use; factories are checked, because they act as the shop. */
const unread = /\.test\.tsx?$|^src\/(?:platform\/)?testing\//;

/** Returns a pattern for files that may use a table, after an SQL keyword or by an import: parsing the others would take longest. */
function suspicion(tables: Iterable<string>): RegExp {
  const name = `(?:only\\s+|lateral\\s+|table\\s+)*"?(?:public\\.)?"?(?:${[...tables].join('|')})\\b`;
  return new RegExp(
    [
      `\\b(?:from|join|update|into|using|truncate|table|lock|analyze|vacuum|copy)\\s+(?:${name}|\\$\\{)`,
      // After a comma, and at the beginning of interpolated sources, an alias follows.
      `[,'"\`]\\s*${name}\\s+\\w`,
      String.raw`\b(?:nextval|setval|currval|pg_get_serial_sequence|to_regclass|regclass)\b`,
      String.raw`\.(?:tables|views)\.ts'`,
    ].join('|'),
    'i',
  );
}

/** Returns every use of another owner's rows that no rule allows, in the checkout at `root`. */
export function foreignUses(root: string): ForeignUse[] {
  const files = folders.flatMap((folder) => filesIn(root, folder)).sort();
  const relations = findRelations(root, files);
  const suspicious = suspicion(relations.byName.keys());
  const code = files.filter((file) => /\.tsx?$/.test(file) && !unread.test(file));
  return [
    ...code.flatMap((file) => inFile(file, readFileSync(path.join(root, file), 'utf8'))),
    ...usesInViews(root, files, relations),
  ];

  function inFile(file: string, text: string): ForeignUse[] {
    if (!suspicious.test(text)) return [];
    const user = ownerOf(file);
    return usesIn(file, text, relations)
      .map(({ relation, kind, line }) => ({ file, line, user, relation, kind }))
      .filter((use) => !isAllowed(use));
  }
}

function isAllowed({ file, user, relation, kind }: ForeignUse): boolean {
  if (user === relation.owner) return true;
  return kind === 'read' ? relation.exported || user in mayReadAll : file in mayWriteAll;
}

const created = /\bcreate\s+(?:or\s+replace\s+)?(?:materialized\s+)?(?:view|function)\s+"?(\w+)"?/gi;

const dropped = /\bdrop\s+(?:view|function)\s+(?:if\s+exists\s+)?"?(\w+)"?/gi;

/**
 * Checks the uses in views: a view belongs to its declaring feature and may read what that feature may read. The newest migration defines a view. A
 * view that no feature declares is an error.
 */
function usesInViews(root: string, files: readonly string[], { byName }: Relations): ForeignUse[] {
  const newest = new Map<string, { file: string; line: number; text: string }>();
  for (const file of files.filter((name) => name.endsWith('.sql'))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const part of statementsOf(text)) {
      for (const [, gone = ''] of part.text.matchAll(dropped)) newest.delete(gone);
      const [, name] = [...part.text.matchAll(created)][0] ?? [];
      // A trigger function reads the row passed to it, and no table.
      if (name !== undefined && !/\breturns\s+trigger\b/i.test(part.text)) newest.set(name, { file, ...part });
    }
  }
  return [...newest].flatMap(([name, { file, line, text }]) => {
    const view = byName.get(name);
    // A function that reads no row, such as one of the clock, has no owner.
    const { references } = sqlReferences(text, { certain: true });
    if (view === undefined && /\bfunction\b/i.test(text) && references.every((one) => !byName.has(one.name))) return [];
    if (!view?.exported) throw new Error(`${file} makes ${name}, which no *.views.ts declares: a view has an owner`);
    return references.flatMap((reference) => {
      const relation = byName.get(reference.name);
      const use = relation && { file, line, user: view.owner, relation, kind: reference.kind };
      return use && !isAllowed(use) ? [use] : [];
    });
  });
}

function statementsOf(text: string): { line: number; text: string }[] {
  let line = 1;
  return text.split('--> statement-breakpoint').map((part) => {
    const begins = line + (/^\s*/.exec(part)?.[0].split('\n').length ?? 1) - 1;
    line += part.split('\n').length - 1;
    return { line: begins, text: part };
  });
}

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|sql)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** Returns a readable table of which owner uses whose rows how often: reads/writes. */
export function tableOf(uses: readonly ForeignUse[]): string {
  const users = [...new Set(uses.map(({ user }) => user))].sort();
  const owners = [...new Set(uses.map(({ relation }) => relation.owner))].sort();
  const cell = (user: string, owner: string) => {
    const between = uses.filter((use) => use.user === user && use.relation.owner === owner);
    const written = between.filter(({ kind }) => kind === 'write').length;
    return between.length === 0 ? '' : `${between.length - written}/${written}`;
  };
  const rows = [['', ...owners], ...users.map((user) => [user, ...owners.map((owner) => cell(user, owner))])];
  const widths = ['', ...owners].map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const written = uses.filter(({ kind }) => kind === 'write').length;
  const pairs = new Set(uses.map(({ user, relation }) => `${user} ${relation.owner}`)).size;
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n\n${uses.length} references (${uses.length - written} reads, ${written} writes) in ${pairs} pairs`;
}

export const inWords = ({ file, line, user, relation, kind }: ForeignUse) =>
  `${file}:${line}: ${user} ${kind === 'write' ? 'writes' : 'reads'} ${relation.name} of ${relation.owner}`;
