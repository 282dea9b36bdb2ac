import fs from 'node:fs';
import path from 'node:path';
import { root, run as runCommand } from '../project.mjs';
import { build, journeys, tests } from '../steps/steps.mjs';

/*
 * Node 20.19 is the minimum for the shop; 24 is what the README recommends. It is installed from npm's package `node-<platform>-<arch>`.
 */
const version = 24;
const folder = path.join(root, `node_modules/.cache/node-${version}`);
const bin = path.join(folder, `node_modules/node-${process.platform}-${process.arch}/bin`);
const node = path.join(bin, 'node');

async function nodeReady() {
  if (fs.existsSync(node)) return;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const wanted = `node-${process.platform}-${process.arch}@${version}`;
  const code = await runCommand('npm', ['install', wanted, '--prefix', folder, '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error(`Node ${version} could not be installed for ${process.platform} on ${process.arch}.`);
}

export const drill = {
  what: `Runs the rules, calls, races and journeys on Node ${version}`,
  rounds: 1,
  steps: [
    ['tests', tests()],
    ['journeys', journeys],
  ].map(([title, step]) => [
    title,
    async (run) => {
      await build(run);
      await nodeReady();
      // Shops that a test starts by name have to run on this version as well.
      const settings = { PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` };
      return step((script, args = [], env = {}) =>
        runCommand(node, [path.join(root, script), ...args], { ...settings, ...env }),
      );
    },
  ]),
};
