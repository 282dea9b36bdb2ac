import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/** The image library, loaded when the first image is made: a shop whose images are all made starts without it. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Two images are made at once, each by one thread, so that the calls keep most of the machine.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}

// The dots per inch at which a drawing's pixels count as they are written.
const plainDensity = 72;

/** How large an image is, and at which density a drawing is painted so that it has the wanted width at once. */
export async function imageScale(
  content: Buffer,
  wantedWidth?: number,
): Promise<{ width: number; height: number; density: number | undefined }> {
  const sharp = await loadSharp();
  const { width, height, format, autoOrient } = await sharp(content).metadata();
  if (format !== 'svg') return { width: autoOrient.width, height: autoOrient.height, density: undefined };
  const density =
    wantedWidth === undefined ? undefined : Math.min(Math.max((plainDensity * wantedWidth) / width, 1), 2_400);
  return { width, height, density };
}
