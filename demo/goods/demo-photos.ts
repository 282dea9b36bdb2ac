import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Relative to the root of the shop's build, from which every process is started. */
const folder = path.resolve('demo/photos/images');

export const demoPhotoMimeType = 'image/webp';

/** Reads a photograph of `demo/photos/images` by its name without the extension. */
export async function readDemoPhoto(name: string): Promise<Buffer> {
  return readFile(path.join(folder, `${name}.webp`));
}
