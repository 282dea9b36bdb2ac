import type { Shop } from '#platform/shop.ts';
import { loadSharp, imageScale } from './image-reader.ts';
import { originalName } from './renditions.ts';
import { createLimiter } from './limiter.ts';

const limiter = createLimiter(1);

/** An image centred in a square. */
interface Frame {
  readonly key: string;
  /** Side length of the square, in pixels. */
  readonly side: number;
  /** The fraction of the side that the image occupies, up to 1. */
  readonly part: number;
  /** A colour; null for a transparent background. */
  readonly background: string | null;
}

/** Renders a stored image in full within a square PNG, for use as an icon; returns null when no image is stored under the key. */
export async function framedImage(shop: Shop, { key, side, part, background }: Frame): Promise<Buffer | null> {
  const original = await shop.files.read(originalName(key));
  if (original === null) return null;
  return limiter(async () => {
    const sharp = await loadSharp();
    const inner = Math.round(side * part);
    const { density } = await imageScale(original, inner);
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const image = await sharp(original, density === undefined ? {} : { density })
      .autoOrient()
      .resize({ width: inner, height: inner, fit: 'contain', background: clear })
      .png()
      .toBuffer();
    return sharp({ create: { width: side, height: side, channels: 4, background: background ?? clear } })
      .composite([{ input: image }])
      .png()
      .toBuffer();
  });
}
