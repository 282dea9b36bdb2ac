import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';

const stamp = path.join(root, 'build/made-from.json');
const folders = ['src', 'demo', 'migrations', 'public'];
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/build.mjs',
  'tools/build/service-worker.mjs',
  'tools/build/icons.mjs',
  'tools/build/slim-manifest.mjs',
  'tools/build/messages-plugin.ts',
  'tools/build/icons-plugin.ts',
  'tools/shared-files.ts',
];

/** Returns whether build/ was made from the current sources. */
export function buildIsFresh() {
  const made = readStamp();
  if (!made) return false;
  const sources = listSources();
  if (made.dates === datesOf(sources)) return true;
  // A checkout or a copy changes only the dates, which requires no build.
  if (made.contents !== contentsOf(sources)) return false;
  fs.writeFileSync(stamp, JSON.stringify({ ...made, dates: datesOf(sources) }));
  return true;
}

/** Returns the state of the sources; taken before a build begins, so that a file changed meanwhile makes the build stale. */
export function sourcesNow() {
  const sources = listSources();
  return { dates: datesOf(sources), contents: contentsOf(sources) };
}

/** Writes into a finished build the state of its sources. */
export function stampBuild(folder, made) {
  fs.writeFileSync(path.join(folder, path.basename(stamp)), JSON.stringify(made));
}

function listSources() {
  const found = [];
  for (const name of files) visit(path.join(root, name), found);
  for (const name of folders) visit(path.join(root, name), found);
  // The plugins of the build and the script that creates the empty database.
  for (const name of fs.readdirSync(path.join(root, 'tools')))
    if (name.endsWith('.ts')) visit(path.join(root, 'tools', name), found);
  return found.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function visit(file, found) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    for (const name of fs.readdirSync(file)) visit(path.join(file, name), found);
  } else if (stat && !/\.test\.tsx?$/.test(file)) {
    found.push({ file, size: stat.size, mtimeMs: stat.mtimeMs });
  }
}

function datesOf(sources) {
  const hash = createHash('sha256');
  for (const { file, size, mtimeMs } of sources) hash.update(`${path.relative(root, file)} ${size} ${mtimeMs}\n`);
  return hash.digest('hex');
}

function contentsOf(sources) {
  const hash = createHash('sha256');
  for (const { file } of sources)
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function readStamp() {
  try {
    return JSON.parse(fs.readFileSync(stamp, 'utf8'));
  } catch {
    return null;
  }
}
