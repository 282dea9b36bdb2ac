import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/** Loads the image library when the first image is rendered, so that a shop whose images are all rendered starts without it. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Two images are rendered at once, each on one thread, which leaves most of the CPU to requests.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}

// The density in dots per inch at which an SVG's user units equal pixels.
const plainDensity = 72;

/** Returns the size of an image, and the density at which an SVG is rendered directly at the requested width. */
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
