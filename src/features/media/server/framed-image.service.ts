import type { Shop } from '#platform/shop.ts';
import { loadSharp, imageScale } from './image-reader.ts';
import { originalName } from './renditions.ts';
import { createLimiter } from './limiter.ts';

const limiter = createLimiter(1);

/** An image in the middle of a square. */
interface Frame {
  readonly key: string;
  /** Of the square, in pixels. */
  readonly side: number;
  /** How much of the side the image takes, up to 1. */
  readonly part: number;
  /** A colour; null leaves the rest clear. */
  readonly background: string | null;
}

/** A stored image whole inside a square, as PNG: an icon. Null when no image is stored under the key. */
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
