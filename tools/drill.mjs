import './node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packagesReady } from './packages.mjs';
import { root } from './project.mjs';
import { needed, runSteps } from './steps/run-steps.mjs';
import { tests } from './steps/steps.mjs';

/*
 * Drills take longer than `npm test` may: they repeat a race that rarely occurs, or run on every kind of database. One file of tools/drills/ is one
 * drill with the file's name; it exports what it tests, its default number of rounds, and the test files and settings of a round, or its steps.
 *
 * npm run drill                       all of them
 * npm run drill -- killed-shop        one or more by name
 * npm run drill -- --rounds 20        as many rounds of each
 * npm run drill -- --list             lists the drills
 */
// `npm test` skips what only drills run; vitest.config.ts lists it.
process.env['DRILL'] = 'yes';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, rounds: { type: 'string' } },
});

const folder = path.join(root, 'tools/drills');
const names = fs.readdirSync(folder).map((file) => path.basename(file, '.mjs'));

const unknown = positionals.filter((name) => !names.includes(name));
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (unknown.length > 0) fail(`There is no drill ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0)) fail('--rounds takes a whole number above 0.');

const drills = await Promise.all(
  names
    .filter((name) => positionals.length === 0 || positionals.includes(name))
    .map(async (name) => ({ name, ...(await import(`./drills/${name}.mjs`)).drill })),
);

if (values.list) {
  for (const { name, what, rounds: usual } of drills)
    console.log(`${name.padEnd(20)} ${what} (${usual === 1 ? 'once' : `${usual} rounds`})`);
} else {
  await runSteps([['packages', needed(packagesReady)], ...drills.flatMap(roundsOf)]);
}

function roundsOf({ name, files = [], settings = {}, rounds: usual, steps }) {
  const count = rounds ?? usual;
  const ofOneRound = steps ?? [
    ['', (run) => tests(...files)((script, args, env) => run(script, args, { ...settings, ...env }))],
  ];
  return Array.from({ length: count }, (_, round) =>
    ofOneRound.map(([title, step]) => [`${name}${title && `, ${title}`}, round ${round + 1} of ${count}`, step]),
  ).flat();
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}
