import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const loaders = ['useResource', 'usePages'];

/** Returns the state setters called within the load of a resource: such state would not match a response that arrives late or is restored by Back. */
export function setByLoads(text: string): string[] {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const within = (node: ts.Node, isLoad: boolean): void => {
    const isLoader =
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && loaders.includes(node.expression.text);
    if (isLoad && ts.isCallExpression(node) && /^set[A-Z]/.test(node.expression.getText(source)))
      found.push(node.expression.getText(source));
    ts.forEachChild(node, (child) => {
      within(child, isLoad || isLoader);
    });
  };
  within(source, false);
  return found;
}

test('a load sets nothing besides its response', () => {
  expect(
    setByLoads('const list = usePages<Row>(key, async () => { const page = await x(); setCount(page.count); })'),
  ).toEqual(['setCount']);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(features|web)\b.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const loading = files
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ text }) => loaders.some((loader) => text.includes(`${loader}(`) || text.includes(`${loader}<`)));
  expect(loading.length).toBeGreaterThan(50);
  const faulty = loading.flatMap(({ file, text }) => setByLoads(text).map((set) => `${file}: ${set}`));
  expect(faulty).toEqual([]);
});
