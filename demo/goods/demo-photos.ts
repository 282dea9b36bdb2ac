import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Beside the shop's build, from whose root every process is started. */
const folder = path.resolve('demo/photos/images');

export const demoPhotoMimeType = 'image/webp';

/** A photograph of `demo/photos/images`, by its name without the ending. */
export async function readDemoPhoto(name: string): Promise<Buffer> {
  return readFile(path.join(folder, `${name}.webp`));
}
