import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../../..');

/** A program of the sources as one file of JavaScript, for tests that start it as a process of its own. */
export interface BundledProgram {
  readonly file: string;
  readonly remove: () => Promise<void>;
}

/**
 * Bundles the program `entry` (a path from the root) with what it imports, and the embedded database's thread: each start from
 * the sources would read and translate all of them again, which takes three times as long. It stands beside the packages,
 * which it finds from there.
 */
export async function bundleProgram(entry: string): Promise<BundledProgram> {
  const folder = await mkdtemp(path.join(root, 'node_modules/.bundled-program-'));
  // Packages' own folder says nothing of how its files are to be read.
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  await build({
    absWorkingDir: root,
    entryPoints: {
      program: entry,
      'embedded-database.worker': 'src/platform/database/embedded/embedded-database.worker.ts',
    },
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  return { file: path.join(folder, 'program.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}
