import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /^features\/[^/]+\/(admin|storefront)\/.*\.tsx$/.test(file) && !file.endsWith('.test.tsx'))
  .sort();
const sources = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Matches that are not stale rows, each with the reason. */
const follows: Readonly<Record<string, string>> = {
  "features/accounts/storefront/address-dialog.tsx: <AddressEditor saved={visible === 'new' ? null : visible}>":
    'as its property has it, and for as long as the dialog closes',
  'features/blog/admin/post-categories-page.tsx: <RemovePostCategory slug={removing}>':
    'a name, by which the list has it',
};

/** Finds uses of a row from component state as it was when pressed: its version is sent, or it is edited in a dialog. */
export function oldRows(text: string, writes: (component: string) => boolean): string[] {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const states = new Set<string>();
  const found: string[] = [];
  const isState = (node: ts.Node | undefined): boolean => {
    if (node === undefined) return false;
    if (ts.isIdentifier(node)) return states.has(node.text);
    if (ts.isConditionalExpression(node)) return isState(node.whenTrue) || isState(node.whenFalse);
    return ts.isParenthesizedExpression(node) && isState(node.expression);
  };
  /** Whether the value sent as `before` comes from the row in component state. */
  const isOfState = (node: ts.Node): boolean =>
    (ts.isPropertyAccessExpression(node) && isState(node.expression)) ||
    (ts.forEachChild(node, (child) => isOfState(child) || undefined) ?? false);
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name)) {
      if (/^useState\b/.test(node.initializer?.getText(source) ?? ''))
        states.add(node.name.elements[0]?.getText(source) ?? '');
    }
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && isState(node.initializer)) {
      if (node.name.elements.some((one) => one.getText(source) === 'version')) found.push(node.getText(source));
    }
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'version' && isState(node.expression))
      found.push(node.getText(source));
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'before' && isOfState(node.initializer))
      found.push(node.getText(source));
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && writes(node.tagName.getText(source)))
      for (const given of node.attributes.properties) {
        const value =
          ts.isJsxAttribute(given) && given.initializer !== undefined && ts.isJsxExpression(given.initializer)
            ? given.initializer.expression
            : ts.isJsxSpreadAttribute(given)
              ? given.expression
              : undefined;
        if (isState(value) && given.getText(source) !== `open={${value?.getText(source) ?? ''}}`)
          found.push(`<${node.tagName.getText(source)} ${given.getText(source)}>`);
      }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The components that write a versioned item passed to them. */
const writers = new Set(
  sources.flatMap(({ text }) =>
    text
      .split(/^(?:export )?function (?=[A-Z]\w*\()/m)
      .slice(1)
      .filter((declared) => /\buseWrittenItem[(<]|\w\.version\b/.test(declared.split(/^}$/m)[0] ?? ''))
      .map((declared) => declared.slice(0, declared.indexOf('('))),
  ),
);

describe("an opened row is the shop's current one, so that a refused save can be resent", () => {
  test('the source scan finds outdated rows', () => {
    const state = 'const [row, setRow] = useState<Row | null>(null);';
    const read = (rest: string) => oldRows(`${state} ${rest}`, (name) => name === 'RowDialog');
    expect(read('const { id, version } = row;')).toHaveLength(1);
    expect(read('const sent = { query: { before: row.role } };')).toHaveLength(1);
    expect(read('const sent = { before: { name: row.name } };')).toHaveLength(1);
    expect(read("const a = <RowDialog row={row === 'new' ? null : row} />")).toHaveLength(1);
    expect(read('const a = <RowDialog {...row} />')).toHaveLength(1);
    expect(read('const opened = useOpened(noun, row, load); const a = <RowDialog row={opened} />')).toEqual([]);
    expect(read('const a = <RowDialog row={all.find(({ id }) => id === row.id) ?? row} />')).toEqual([]);
  });

  test('no screen sends or edits a row as it was when pressed', () => {
    expect(writers.size).toBeGreaterThan(15);
    const old = sources
      .filter(({ text }) => text.includes('useState'))
      .filter(
        ({ text }) => /\b(?:version|before:)/.test(text) || [...writers].some((name) => text.includes(`<${name}`)),
      )
      .flatMap(({ file, text }) => oldRows(text, (name) => writers.has(name)).map((use) => `${file}: ${use}`));
    expect(old.filter((use) => !(use in follows))).toEqual([]);
  });
});
