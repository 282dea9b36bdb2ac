import type { default as Sharp, Sharp as OpenImage } from 'sharp';
import { maxImagePixels } from '../media.rules.ts';
import { isImage, type FileKind } from '../file-kinds.rules.ts';
import { loadSharp } from './image-reader.ts';
import type { ImageError } from './upload-refusals.ts';

/** An image as stored: WebP, upright, without camera metadata. */
export interface CleanImage {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

const longestSide = 2_048;
const webpQuality = 82;
const maxSeconds = 20;

/** Decodes and re-encodes an uploaded image, so that only its pixels are stored; of an animation, the first frame. */
export async function cleanImage(content: Buffer, kind: FileKind | null): Promise<CleanImage | ImageError> {
  return fromImage(content, kind, rewrite);
}

/** The pixels of an image: interleaved RGB in row order. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/**
 * Returns the pixels of an uploaded image on white, scaled so that its longer side is `side`; returns an error for a file that is not an image or too
 * large.
 */
export async function smallPixels(content: Buffer, kind: FileKind | null, side: number): Promise<Pixels | ImageError> {
  return fromImage(content, kind, (sharp) =>
    pixelsOf(sharp(content, { failOn: 'error', limitInputPixels: maxImagePixels, sequentialRead: true }), side),
  );
}

/** Returns the pixels of an image on white, scaled so that its longer side is `side`. */
export async function pixelsOf(image: OpenImage, side: number): Promise<Pixels> {
  const { data, info } = await image
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width: side, height: side, fit: 'inside' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** Runs a callback on an image after checking its kind and size. */
async function fromImage<T>(
  content: Buffer,
  kind: FileKind | null,
  work: (sharp: typeof Sharp, content: Buffer) => Promise<T>,
): Promise<T | ImageError> {
  if (!isImage(kind)) return 'not-a-picture';
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(content, { failOn: 'error', limitInputPixels: false }).metadata();
    if (width * height > maxImagePixels) return 'too-many-pixels';
    return await work(sharp, content);
  } catch {
    return 'unreadable';
  }
}

async function rewrite(sharp: typeof Sharp, content: Buffer): Promise<CleanImage> {
  const { data, info } = await sharp(content, {
    failOn: 'error',
    limitInputPixels: maxImagePixels,
    sequentialRead: true,
  })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: webpQuality, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}
