import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { run } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const candidates = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Returns the path of a Chromium or Chrome on this machine: CHROMIUM_PATH, else on the PATH, else in its usual place. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return fs.existsSync(named) ? named : null;
  return [...onPath(names), ...candidates].find((file) => fs.existsSync(file) && runs(file)) ?? null;
}

/**
 * Returns a browser that renders pages without a window: Chromium's headless shell where there is one, which takes half of the processor time of the
 * full Chromium and does not support system notifications; else Chromium.
 */
export function findPageDrawer() {
  const shell = process.env.CHROMIUM_PATH
    ? undefined
    : onPath(shells).find((file) => fs.existsSync(file) && runs(file));
  return shell ?? findChromium();
}

/** Finds a Chromium, or as root on Debian and Ubuntu installs the distribution's; otherwise names the command that does. */
export async function chromiumReady() {
  const asRoot = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM_PATH;
  // Not every distribution has a separate package of the shell; without it the journeys only take longer.
  if (asRoot && findPageDrawer() === findChromium()) await install('chromium chromium-headless-shell');
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  if (asRoot) {
    await install('chromium');
    const installed = findChromium();
    if (installed) return installed;
    throw new Error(
      'Chromium could not be installed. Install Chromium or Google Chrome, or name its path in CHROMIUM_PATH.',
    );
  }
  const how = process.platform === 'darwin' ? 'brew install --cask chromium' : `sudo sh -c '${installing('chromium')}'`;
  throw new Error(
    `The browser journeys need Chromium. Run\n\n    ${how}\n\nor name the path of a Chromium or Chrome in CHROMIUM_PATH.`,
  );
}

const installing = (packages) => `apt-get update && apt-get install -y ${packages}`;

async function install(packages) {
  console.log(`Browsers for the journeys: ${installing(packages)}`);
  await run('sh', ['-c', installing(packages)], { DEBIAN_FRONTEND: 'noninteractive' });
}

function onPath(files) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => files.map((name) => path.join(folder, name)));
}

/** Ubuntu's `chromium` may be a stub that only explains how to install the real one. */
function runs(file) {
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}
