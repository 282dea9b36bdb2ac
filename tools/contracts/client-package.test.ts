import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClient, clientFolder } from './client-package.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
const published = path.join(folder, 'node_modules/@hojreh/client');
beforeAll(() => {
  mkdirSync(published, { recursive: true });
  for (const name of ['package.json', 'README.md', 'LICENSE'])
    cpSync(path.join(clientFolder, name), path.join(published, name));
  buildClient(path.join(published, 'dist'));
}, 120_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test(
  'API-20 the published package contains the client, its types, its licence and its description',
  { timeout: 60_000 },
  () => {
    const report = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: published,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [packed] = JSON.parse(report) as [{ name: string; version: string; files: { path: string }[] }];
    expect(packed).toMatchObject({
      name: '@hojreh/client',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    });
    expect(packed.files.map((file) => file.path).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist/client.d.ts',
      'dist/client.js',
      'dist/generated/operations.d.ts',
      'dist/generated/operations.js',
      'dist/generated/schema.d.ts',
      'dist/job-results.d.ts',
      'dist/job-results.js',
      'dist/types.d.ts',
      'dist/types.js',
      'dist/webhooks.d.ts',
      'dist/webhooks.js',
      'package.json',
    ]);
  },
);

test('API-20 a program can call the package as published', async () => {
  const { createClient } = (await import(pathToFileURL(path.join(published, 'dist/client.js')).href)) as {
    createClient: (options: object) => { listProducts: (request: object) => Promise<unknown> };
  };
  const requested: string[] = [];
  const shop = createClient({
    url: 'https://shop.example',
    fetch: (url: URL) => {
      requested.push(url.href);
      return Promise.resolve(Response.json({ data: [], next: null }));
    },
  });
  expect(await shop.listProducts({ query: { page_size: 3 } })).toEqual({ data: [], next: null });
  expect(requested).toEqual(['https://shop.example/api/products/?page_size=3']);
});

/** Returns the compiler's errors for a program that uses the published package. */
function complaints(text: string): string[] {
  const file = path.join(folder, 'program.ts');
  writeFileSync(file, text);
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('API-20 its types compile and are correct where it is installed', { timeout: 120_000 }, () => {
  const begin = `import { createClient, HojrehError, type Schemas } from '@hojreh/client';
import { openWebhook } from '@hojreh/client/webhooks';
const shop = createClient({ url: 'https://shop.example', key: 'hj_x' });
`;
  expect(
    complaints(`${begin}
export async function totals(): Promise<number[]> {
  const all: number[] = [];
  for await (const { total } of shop.all('adminListOrders', { query: { page_size: 100 } })) all.push(total);
  return all;
}
export const city = (address: Schemas['Address']): string => address.city;
export const hook = openWebhook('{}', {}, 'whsec_x');
export const isOurs = (error: unknown) => error instanceof HojrehError && error.code;
`),
  ).toEqual([]);
  expect(complaints(`${begin}export const wrong = shop.adminGetOrder({ path: { nummer: '1' } });`)).not.toEqual([]);
});
