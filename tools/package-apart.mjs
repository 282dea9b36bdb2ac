import fs from 'node:fs';
import path from 'node:path';
import { root, run } from './project.mjs';

/**
 * Installs a package that only one drill or the bench needs, at its first use, apart from the packages of the shop, so that starting or testing the
 * shop does not wait for it. Returns the path of `file` within it.
 */
export async function packageApart({ name, version, file }) {
  const folder = path.join(root, `node_modules/.cache/${name.replace('/', '-')}-${version}`);
  const found = path.join(folder, 'node_modules', name, file);
  if (fs.existsSync(found)) return found;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const code = await run('npm', ['install', `${name}@${version}`, '--prefix', folder, '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error(`${name} could not be installed.`);
  return found;
}
