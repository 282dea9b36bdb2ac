import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { allowed, glossary, type Part } from './glossary.ts';

interface Use {
  readonly word: string;
  readonly part: Part;
  /** The name, or the fragment of the text. */
  readonly text: string;
  readonly line: number;
}

/** The number of remaining uses of each banned word in each part. */
export type Counts = Readonly<Record<string, Readonly<Partial<Record<Part, number>>>>>;

const countedFile = /^(?:src|demo|tools|e2e|bench)\/.*\.[cm]?[jt]sx?$/;

/** Returns the files to check: all code, as git lists it, except this rule. */
function wordFiles(root: string): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => countedFile.test(file) && !file.startsWith('tools/words/') && existsSync(path.join(root, file)));
}

/** The words of a name: `askPatiently` is "ask patiently", `STAND_IN` "stand in". */
const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((word) => word.toLowerCase()).join(' ');

/** Files that declare columns and the fields of calls: names in the database and on the wire do not change. */
const declaresNames = /\.(?:contract|tables|views)\.ts$/;

/** Returns every name that a contract or a table declares as a property. */
export function declaredNames(file: string, text: string): string[] {
  if (!declaresNames.test(file)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) found.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Whether the name is a property: `{ name: … }`, `row.name`, `{ name: local } = row`. A variable of that name is not. */
function isProperty(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) &&
    parent.name === node
  );
}

/** Whether it is a column, or a field of a call: it has an underscore, or a contract or a table declares it. */
const isOfTheWire = (node: ts.Identifier, declared: ReadonlySet<string>) =>
  /[a-z0-9]_[a-z0-9]/.test(node.text) || (declared.has(node.text) && isProperty(node));

const patterns = Object.entries(glossary).map(([word, { forms, in: parts }]) => ({
  word,
  parts,
  pattern: new RegExp(`\\b(?:${forms.join('|')})\\b`, 'gi'),
}));

function usesOf(file: string, part: Part, text: string, line: () => number): Use[] {
  return endedWordsIn(part, text)
    .map((found) => ({ ...found, part, line: line() }))
    .filter((use) => !allowed.some(({ where, text: right }) => where.test(file) && right.test(use.text)));
}

type Found = Pick<Use, 'word' | 'text'>;
/** Caches the findings of each name: the same ones occur in every file. */
const foundInNames = new Map<string, readonly Found[]>();

function endedWordsIn(part: Part, text: string): readonly Found[] {
  if (part !== 'names') return matchesIn(part, text);
  let found = foundInNames.get(text);
  if (found === undefined) foundInNames.set(text, (found = matchesIn(part, text)));
  return found;
}

function matchesIn(part: Part, text: string): Found[] {
  const words = part === 'comments' || part === 'titles' ? text.replaceAll('-', ' ') : wordsOf(text);
  return patterns
    .filter(({ parts }) => parts.includes(part))
    .flatMap(({ word, pattern }) =>
      [...words.matchAll(pattern)].map((match) => {
        const around = words.slice(Math.max(0, match.index - 20), match.index + match[0].length + 20);
        return { word, text: part === 'names' || part === 'files' ? text : around };
      }),
    );
}

const isTitle = (call: ts.CallExpression, source: ts.SourceFile) =>
  /^(?:test|describe|it)\b|\bstep$/.test(call.expression.getText(source));

/** Returns the texts of a title, without interpolated values. */
function titleTexts(title: ts.Node | undefined): string[] {
  if (title === undefined) return [];
  if (ts.isStringLiteralLike(title)) return [title.text];
  return ts.isTemplateExpression(title)
    ? [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)]
    : [];
}

/** Returns every use of a banned word in a file; `declared` are the names of columns and of fields of calls. */
export function usesIn(file: string, text: string, declared: ReadonlySet<string> = new Set()): Use[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = usesOf(file, 'files', path.posix.basename(file), () => 1);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const comments = new Set<number>();
  // Many nodes begin where their first child begins, after the same comments.
  const read = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    if (ts.isIdentifier(node) && !isOfTheWire(node, declared))
      found.push(...usesOf(file, 'names', node.text, () => lineOf(node.getStart(source))));
    if (ts.isCallExpression(node) && isTitle(node, source))
      for (const title of titleTexts(node.arguments[0]))
        found.push(...usesOf(file, 'titles', title, () => lineOf(node.pos)));
    const ranges = read.has(node.pos) ? [] : (ts.getLeadingCommentRanges(text, node.pos) ?? []);
    read.add(node.pos);
    for (const { pos, end } of ranges) {
      if (comments.has(pos)) continue;
      comments.add(pos);
      found.push(...usesOf(file, 'comments', text.slice(pos, end), () => lineOf(pos)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Counts the uses of each word in each part. */
export function counted(uses: readonly Use[]): Counts {
  const counts: Record<string, Partial<Record<Part, number>>> = {};
  for (const { word, part } of uses) {
    const ofWord = (counts[word] ??= {});
    ofWord[part] = (ofWord[part] ?? 0) + 1;
  }
  return counts;
}

/** Returns the uses in all code. */
export function allUses(root: string) {
  const files = wordFiles(root).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const declared = new Set(files.flatMap(({ file, text }) => declaredNames(file, text)));
  return files.flatMap(({ file, text }) => usesIn(file, text, declared).map((use) => ({ file, ...use })));
}

/** The remaining uses of each word; the number may only fall. `npx tsx tools/words/count-words.ts --update` writes it. */
export const leftFile = path.join(import.meta.dirname, 'words-left.json');

if (process.argv[1] === import.meta.filename) {
  const uses = allUses(path.resolve(import.meta.dirname, '../..'));
  const wanted = process.argv.find((argument) => argument in glossary);
  for (const { file, line, part, text, word } of uses)
    if (word === wanted) console.log(`${file}:${String(line)} ${part}: ${text}`);
  const counts = counted(uses);
  if (wanted === undefined)
    for (const [word, { instead }] of Object.entries(glossary))
      console.log(`${word} → ${instead}: ${JSON.stringify(counts[word] ?? {})}`);
  console.log(`${String(uses.length)} uses of words that were ended`);
  if (process.argv.includes('--update')) {
    const sorted = Object.fromEntries(Object.entries(counts).sort(([one], [other]) => one.localeCompare(other)));
    writeFileSync(leftFile, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}
