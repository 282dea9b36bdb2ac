import type { Column, Model, Reference } from './read-model.ts';

/** The purpose and owner of each table, by its name. */
export type Owners = ReadonlyMap<string, { readonly owner: string; readonly sentence: string }>;

/** Returns the database's tables as a Markdown page with a Mermaid diagram for each feature; tables without an owner come last. */
export function drawModel({ columns, references }: Model, owners: Owners): string {
  const tables = groupBy(columns, ({ table }) => table);
  const ownerOf = (table: string) => owners.get(table)?.owner ?? 'no feature';
  const byOwner = groupBy([...tables.keys()], ownerOf);
  const sections = [...byOwner.keys()].toSorted().map((owner) => {
    const own = (byOwner.get(owner) ?? []).toSorted();
    return sectionOf(owner, own, tables, references, owners);
  });
  return `# The model

Made from a migrated database by \`npm run model\`; not to be changed by hand. ${tables.size} tables of ${byOwner.size} owners, ${columns.length} columns, ${references.length} foreign keys.
A table belongs to the feature that it stands under; other features read it through views that this one exports and change it by its service ([0023](decisions/0023-rows-have-one-owner.md)).

In the drawings *PK* is the primary key and *FK* the beginning of a foreign key; a column with "?" may be null. A line ends with a crow's foot where there may be several rows and with a bar where there is one;
its words are the columns and what becomes of the row when the other one is deleted (nothing said: the deletion is refused).

## Features and what they refer to

${drawn('flowchart LR', overviewOf(references, ownerOf))}

${sections.join('\n\n')}
`;
}

function overviewOf(references: readonly Reference[], ownerOf: (table: string) => string): string[] {
  const pairs = references
    .map(({ from, to }) => [ownerOf(from), ownerOf(to)] as const)
    .filter(([from, to]) => from !== to);
  const counts = groupBy(pairs, ([from, to]) => `${nodeOf(from)} -->|COUNT| ${nodeOf(to)}`);
  return [...counts].map(([line, { length }]) => line.replace('COUNT', String(length))).toSorted();
}

const nodeOf = (owner: string) => `${owner.replaceAll(/[^a-z]/g, '_')}["${owner}"]`;

function sectionOf(
  owner: string,
  own: readonly string[],
  tables: ReadonlyMap<string, readonly Column[]>,
  references: readonly Reference[],
  owners: Owners,
): string {
  const sentences = own.flatMap((table) => {
    const sentence = owners.get(table)?.sentence ?? '';
    return sentence === '' ? [] : [`- \`${table}\`: ${sentence}`];
  });
  const lines = [
    ...own.flatMap((table) => [`${table} {`, ...(tables.get(table) ?? []).map((column) => `  ${lineOf(column)}`), '}']),
    ...references.filter(({ from }) => own.includes(from)).map(relationOf),
  ];
  return [`## ${owner}`, ...(sentences.length > 0 ? [sentences.join('\n')] : []), drawn('erDiagram', lines)].join(
    '\n\n',
  );
}

function lineOf({ name, type, required, primary, refers }: Column): string {
  const keys = [...(primary ? ['PK'] : []), ...(refers ? ['FK'] : [])].join(', ');
  return [type.replaceAll(/[^\w[\]()-]/g, '-'), name, keys, required ? '' : '"?"']
    .filter((part) => part !== '')
    .join(' ');
}

function relationOf({ from, to, columns, optional, once, onDelete }: Reference): string {
  const end = onDelete === 'no action' || onDelete === 'restrict' ? '' : `: ${onDelete}`;
  return `${from} ${once ? '|o' : '}o'}--${optional ? 'o|' : '||'} ${to} : "${columns}${end}"`;
}

const drawn = (kind: string, lines: readonly string[]) =>
  ['```mermaid', kind, ...lines.map((line) => `  ${line}`), '```'].join('\n');

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
