import './node-version.mjs';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './project.mjs';
import { notesOf, unreleasedNotes, versionError, withRelease } from './release/changelog.mjs';

/*
 * npm run release -- 0.2.0            makes a release of what is committed: version, notes, bill of materials, a commit and a tag
 * npm run release -- 0.2.0 --dry-run  prints what it would do, and changes nothing
 *
 * It publishes nothing: whoever releases pushes the tag, and adds the notes and the bill of materials to it.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } });
const [version = ''] = positionals;
const file = (name) => path.join(root, name);
const read = (name) => fs.readFileSync(file(name), 'utf8');
const run = (command, args) =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const present = JSON.parse(read('package.json')).version;
const changelog = read('CHANGELOG.md');
const errors = [
  versionError(version, present),
  unreleasedNotes(changelog) === null ? 'CHANGELOG.md has nothing under Unreleased: what would the notes say?' : null,
  run('git', ['status', '--porcelain']) === '' ? null : 'There are changes that are not committed.',
  run('git', ['tag', '--list', `v${version}`]) === '' ? null : `There is a tag v${version} already.`,
].filter((error) => error !== null);
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}

const day = new Date().toISOString().slice(0, 10);
const released = withRelease(changelog, { version, day });
if (values['dry-run']) {
  console.log(`Would release ${version} of ${day} after ${present}:\n\n${notesOf(released, version)}`);
  process.exit(0);
}

fs.writeFileSync(file('CHANGELOG.md'), released);
run('npm', ['version', version, '--no-git-tag-version', '--allow-same-version']);
// The developers' page compares the current calls with those of the release.
run('npm', ['run', 'contracts:release']);
run('git', ['commit', '--quiet', '--all', '--message', `Release ${version}`]);
run('git', [
  'tag',
  '--annotate',
  `v${version}`,
  '--cleanup=verbatim',
  '--message',
  `${version}\n\n${notesOf(released, version)}`,
]);

// From the lock file alone, without a network: the packages that the shop runs with, each with its hash.
const folder = file(`releases/${version}`);
fs.mkdirSync(folder, { recursive: true });
for (const format of ['cyclonedx', 'spdx'])
  fs.writeFileSync(
    path.join(folder, `hojreh-${version}.${format}.json`),
    run('npm', ['sbom', '--sbom-format', format, '--package-lock-only', '--omit', 'dev']),
  );
fs.writeFileSync(path.join(folder, 'notes.md'), `${notesOf(released, version)}\n`);
console.log(
  `Released ${version}: a commit, the tag v${version}, and beside it ${path.relative(root, folder)}/ to publish with it.`,
);
