import './node-version.mjs';
import { buildIsFresh } from './build/freshness.mjs';
import { packagesReady } from './packages.mjs';

/** Makes sure that the packages are installed and the shop is built; takes some 30 ms when both are up to date. */
export async function ready() {
  await packagesReady();
  if (buildIsFresh()) return;
  const { build } = await import('./build.mjs');
  await build();
}

/** Runs a command's work; an error is printed as a message without a stack. */
export async function inWords(work) {
  try {
    return await work();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
