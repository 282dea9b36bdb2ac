import type { Files } from './files.ts';

/** Incomplete uploads, and the probes of a startup. */
const leftBehind = /^(?:incoming|tried)\//;

/**
 * Copies every file into another storage, one at a time and in chunks; one that exists there with the same length is skipped. A file's content never
 * changes under its name, so the copy can be interrupted and restarted, and run while the shop works. Nothing is deleted.
 */
export async function copyFiles(from: Files, to: Files): Promise<{ readonly copied: number; readonly before: number }> {
  let [copied, before] = [0, 0];
  for await (const name of from.names()) {
    if (leftBehind.test(name)) continue;
    const found = await from.find(name);
    // Deleted since it was listed.
    if (found === null) continue;
    if ((await to.find(name))?.bytes === found.bytes) before += 1;
    else {
      await to.receive(name, await found.read());
      copied += 1;
    }
  }
  return { copied, before };
}
