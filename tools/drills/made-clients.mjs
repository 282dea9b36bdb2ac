import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bin, root, run as runCommand, runNode } from '../project.mjs';

/*
 * The shop's own client is made by openapi-typescript from a part of the document. This drill has clients made from all of it, as who writes a
 * program elsewhere would, by openapi-typescript and by orval, and compiles each with a program that names calls and fields. orval is needed
 * here alone, so that it is no package of the shop; 7 is the last that runs on Node 20.
 */
const version = '7.13.2';
const folder = path.join(root, `node_modules/.cache/orval-${version}`);
const orval = path.join(folder, 'node_modules/orval/dist/bin/orval.js');
const compiler = 'node_modules/typescript/lib/tsc.js';

/** The name of a call and fields of what it answers, as a program reads them. */
const programs = {
  orval: `import { adminCancelOrder, adminGetOrder, getListProductsUrl, listProducts } from './client.ts';
export const names: string[] = [];
const products = await listProducts({ page_size: 20 });
if (products.status === 200) for (const { id, name, new_price } of products.data.data)
    names.push(\`\${id.toFixed()} \${name} \${new_price.toFixed()}\`);
const order = await adminGetOrder('10024');
if (order.status === 200) names.push(order.data.number, ...order.data.lines.map(({ sku }) => sku ?? ''));
names.push(getListProductsUrl({ page_size: 1 }), typeof adminCancelOrder);
`,
  'openapi-typescript': `import type { components, operations, paths } from './client.ts';
type Listed = paths['/api/products/']['get']['responses'][200]['content']['application/json'];
export const priceOf = ({ data }: Listed): number => data.reduce((sum, { new_price }) => sum + new_price, 0);
export const numberOf = ({ number }: components['schemas']['Order']): string => number;
export type Query = operations['listProducts']['parameters']['query'];
`,
};
/** What is not in the document must not compile: a client of \`any\` would pass everything. */
const wrong = {
  orval: `import { listProducts } from './client.ts';
const products = await listProducts();
if (products.status === 200) products.data.data.map(({ cost }) => cost);
`,
  'openapi-typescript': `import type { components } from './client.ts';
export const numberOf = ({ weather }: components['schemas']['Order']) => weather;
`,
};

async function orvalReady() {
  if (fs.existsSync(orval)) return;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const wanted = `orval@${version}`;
  const code = await runCommand('npm', [
    'install',
    wanted,
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
  ]);
  if (code !== 0) throw new Error(`${wanted} could not be installed.`);
}

const make = {
  orval: async (document, client) => {
    await orvalReady();
    return runCommand(process.execPath, [
      orval,
      '--input',
      document,
      '--output',
      client,
      '--client',
      'fetch',
      '--mode',
      'single',
    ]);
  },
  'openapi-typescript': (document, client) =>
    runNode('node_modules/openapi-typescript/bin/cli.js', [document, '--output', client]),
};

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  },
};

/** Whether a program and the client that it uses compile. */
async function compiles(made, program, onLine) {
  fs.writeFileSync(path.join(made, 'program.ts'), program);
  fs.writeFileSync(path.join(made, 'tsconfig.json'), JSON.stringify({ ...settings, include: ['*.ts'] }));
  return (await runNode(compiler, ['--project', made], {}, onLine)) === 0;
}

async function madeBy(maker) {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'hojreh-client-'));
  const [document, client] = [path.join(made, 'openapi.json'), path.join(made, 'client.ts')];
  try {
    if ((await runNode(bin.tsx, ['tools/document.ts', document])) !== 0)
      throw new Error('The document could not be written.');
    if ((await make[maker](document, client)) !== 0) throw new Error(`${maker} could not read the document.`);
    const names = [
      ...((await compiles(made, programs[maker])) ? [] : ['a program that uses its client does not compile']),
      ...((await compiles(made, wrong[maker], () => undefined))
        ? ['a program compiles that names what is not there']
        : []),
    ];
    return { passed: 2 - names.length, failed: names.length, skipped: 0, names };
  } finally {
    fs.rmSync(made, { recursive: true, force: true });
  }
}

export const drill = {
  what: 'Compiles the clients that openapi-typescript and orval make of the document',
  rounds: 1,
  steps: Object.keys(make).map((maker) => [maker, () => madeBy(maker)]),
};
