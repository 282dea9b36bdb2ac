import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../../..');

/** A program of the sources bundled into one JavaScript file, for tests that start it as a separate process. */
export interface BundledProgram {
  readonly file: string;
  readonly remove: () => Promise<void>;
}

/**
 * Bundles the program `entry` (a path from the root) with its imports, and the embedded database's thread: starting from the sources would read and
 * compile all of them each time, which takes three times as long. The bundle is written beside the packages, so that they resolve from there.
 */
export async function bundleProgram(entry: string): Promise<BundledProgram> {
  const folder = await mkdtemp(path.join(root, 'node_modules/.bundled-program-'));
  // A folder in node_modules has no module type of its own.
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
