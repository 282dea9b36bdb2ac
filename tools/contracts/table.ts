import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { callsIn, paired, type CallRow } from './call-rows.ts';

/** `npm run contracts:table -- <commit>`: writes docs/api-calls.md, a table of every call of that commit beside its call of HEAD. */
const root = path.join(import.meta.dirname, '../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

/** The parent of the first commit that unified the conventions of the calls. */
const first = 'a47e2785~1';
const [commit = first] = process.argv.slice(2);

const callsAt = (at: string) =>
  git('ls-tree', '-r', '--name-only', at, 'src')
    .split('\n')
    .filter((name) => name.endsWith('.contract.ts'))
    .flatMap((name) => callsIn(git('show', `${at}:${name}`)));

const both = (was: string | undefined, is: string | undefined) =>
  was === is || was === undefined ? (is ?? '') : `${was || '–'} → ${is ?? '–'}`;
const named = (row: CallRow | null) => (row === null ? '–' : `\`${row.name}\``);

const [before, now] = [callsAt(commit), callsAt('HEAD')];
const pairs = paired(before, now);
const changedOf = ([was, is]: (typeof pairs)[number]) => was?.name !== is?.name && was !== null && is !== null;
const day = git('show', '-s', '--format=%cs', commit).trim();
const rows = pairs.map(
  ([was, is]) =>
    `| ${named(was)} | ${was?.name === is?.name ? 'the same' : named(is)} | ${both(was?.status, is?.status)} | ${both(was?.list, is?.list)} | ${both(was?.once, is?.once)} | ${both(was?.version, is?.version)} |`,
);
const text = `# All calls, before and after

Made by \`npm run contracts:table -- ${commit}\` from the contracts of that commit (${day}) and of HEAD; not to be changed by hand.

${before.length} calls then, ${now.length} now: ${pairs.filter(changedOf).length} renamed, ${pairs.filter(([was]) => was === null).length} new, ${pairs.filter(([, is]) => is === null).length} gone. A call is found again by its name, else by what it says.
*Once* is whether it takes an idempotency key, *version* whether it sees the version of what it changes.

| before | now | status | list | once | version |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
writeFileSync(path.join(root, 'docs/api-calls.md'), text);
console.log(text.split('\n')[4]);
