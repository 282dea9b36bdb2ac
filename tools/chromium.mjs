import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { run } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium or Chrome that is on this machine: CHROMIUM_PATH, else on the PATH, else in its usual place. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return fs.existsSync(named) ? named : null;
  const onPath = (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, ...places].find((file) => fs.existsSync(file) && runs(file)) ?? null;
}

/** Finds a Chromium, or as root on Debian and Ubuntu installs the distribution's; where it cannot, it names the command that can. */
export async function chromiumReady() {
  const found = findChromium();
  if (found) return found;
  const install = 'apt-get update && apt-get install -y chromium';
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log(`No Chromium found: ${install}`);
    await run('sh', ['-c', install], { DEBIAN_FRONTEND: 'noninteractive' });
    const installed = findChromium();
    if (installed) return installed;
    throw new Error('Chromium could not be installed. Install Chromium or Google Chrome, or name its path in CHROMIUM_PATH.');
  }
  const how = process.platform === 'darwin' ? 'brew install --cask chromium' : `sudo sh -c '${install}'`;
  throw new Error(`The browser journeys need Chromium. Run\n\n    ${how}\n\nor name the path of a Chromium or Chrome in CHROMIUM_PATH.`);
}

/** Ubuntu's `chromium` may be a stub that only tells how to get the real one. */
function runs(file) {
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}
