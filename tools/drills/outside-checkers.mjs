import fs from 'node:fs';
import path from 'node:path';
import { root, run as runCommand } from '../project.mjs';
import { build, journeysOf } from '../steps.mjs';

/*
 * The journeys look at every page by axe. This drill has a second engine look at the same pages, for the same people and on the same
 * screens: IBM's, whose rules were written apart from axe's. It is 22 MB and needed here alone, so that it is no package of the shop.
 */
const version = '4.0.34';
const folder = path.join(root, `node_modules/.cache/accessibility-checker-engine-${version}`);
const engine = path.join(folder, 'node_modules/accessibility-checker-engine/ace.js');

async function engineReady() {
  if (fs.existsSync(engine)) return;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const wanted = `accessibility-checker-engine@${version}`;
  const code = await runCommand('npm', ['install', wanted, '--prefix', folder, '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error('The second engine of accessibility could not be installed.');
}

export const drill = {
  what: 'Has a second engine of accessibility look at every page, for a guest, a customer, a seller and the staff',
  rounds: 1,
  steps: [
    [
      '',
      async (run) => {
        await build(run);
        await engineReady();
        return journeysOf(['e2e/all-pages.e2e.ts'], { SECOND_ENGINE: engine })(run);
      },
    ],
  ],
};
