import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDefinitions } from './defined-statements.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'shop-definitions-'));
  const platform = pathToFileURL(path.resolve(import.meta.dirname, '../../src/platform/database')).href;
  await mkdir(path.join(root, 'src/deep'), { recursive: true });
  await writeFile(
    path.join(root, 'src/deep/teas.store.ts'),
    `
import { composedStatement, statement } from '${platform}/statement.ts';
import { bigint } from '${platform}/sql-types.ts';

// A comment on statement( is none.
export const one = statement({ name: 'test_one', row: { n: bigint }, text: 'SELECT 1::bigint AS n' });
const per = (name: string) =>
  statement({ name, text: 'SELECT' });
export const two = [per('test_two'), per('test_three')];
export const list = composedStatement({
  name: 'test_list', row: { n: bigint }, compose: (n: number, bind) => \`SELECT \${bind(bigint, n)} AS n\`, examples: [1, 2],
});
export const late = () => statement({ name: 'test_late', text: 'SELECT' });
`,
  );
  await writeFile(
    path.join(root, 'src/untouched.ts'),
    `throw new Error('A file without statements is not imported.');`,
  );
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('every statement is found with its location, and one defined only at call time is reported', async () => {
  const { statements, unseen } = await readDefinitions(root);
  const store = path.join('src', 'deep', 'teas.store.ts');
  expect(statements.map(({ name, location: location, params }) => [name, location, params.length])).toEqual([
    ['test_one', `${store}:6`, 0],
    ['test_two', `${store}:8`, 0],
    ['test_three', `${store}:8`, 0],
    ['test_list, example 1', `${store}:10`, 1],
    ['test_list, example 2', `${store}:10`, 1],
  ]);
  expect(unseen).toEqual([`${store}:13`]);
});
