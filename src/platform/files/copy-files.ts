import type { Files } from './files.ts';

/** What has not arrived whole, and what a start tried. */
const leftBehind = /^(?:incoming|tried)\//;

/**
 * Copies every file into another storage, one after the other and piece by piece; one that is there with the same length is left as it is. Files
 * are never changed under their name, so it can be broken off and begun anew, and done while the shop works. Nothing is removed.
 */
export async function copyFiles(from: Files, to: Files): Promise<{ readonly copied: number; readonly before: number }> {
  let [copied, before] = [0, 0];
  for await (const name of from.names()) {
    if (leftBehind.test(name)) continue;
    const found = await from.find(name);
    // Removed since it was named.
    if (found === null) continue;
    if ((await to.find(name))?.bytes === found.bytes) before += 1;
    else {
      await to.receive(name, await found.read());
      copied += 1;
    }
  }
  return { copied, before };
}
