import type { default as Sharp, Sharp as OpenImage } from 'sharp';
import { maxImagePixels } from '../media.rules.ts';
import { isImage, type FileKind } from '../file-kinds.rules.ts';
import { loadSharp } from './image-reader.ts';
import type { ImageError } from './upload-refusals.ts';

/** An image as the shop keeps it: WebP, upright, without a word of what the camera wrote into it. */
export interface CleanImage {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

const longestSide = 2_048;
const webpQuality = 82;
const maxSeconds = 20;

/** Reads a sent image and writes it anew, so that nothing but its pixels is stored; of moving ones, the first. */
export async function cleanImage(content: Buffer, kind: FileKind | null): Promise<CleanImage | ImageError> {
  return fromImage(content, kind, rewrite);
}

/** The pixels of an image: red, green and blue one after another, row after row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** The pixels of a sent image on white, its longer side shrunk to `side`; what is no image, or too large a one, is reported. */
export async function smallPixels(content: Buffer, kind: FileKind | null, side: number): Promise<Pixels | ImageError> {
  return fromImage(content, kind, (sharp) =>
    pixelsOf(sharp(content, { failOn: 'error', limitInputPixels: maxImagePixels, sequentialRead: true }), side),
  );
}

/** An image's pixels on white, its longer side as long as `side`. */
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

/** Does something with an image whose content and size were looked at first. */
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
