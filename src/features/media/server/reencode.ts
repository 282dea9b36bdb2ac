import type { default as Sharp, Sharp as OpenPicture } from 'sharp';
import { mostPicturePixels } from '../media.rules.ts';
import { isPicture, type FileKind } from '../file-kinds.rules.ts';
import { loadSharp } from './image-reader.ts';
import type { PictureFault } from './upload-refusals.ts';

/** A picture as the shop keeps it: WebP, upright, without a word of what the camera wrote into it. */
export interface CleanPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

const longestSide = 2_048;
const webpQuality = 82;
const mostSeconds = 20;

/** Reads a sent picture and writes it anew, so that nothing but its pixels is kept; of moving ones, the first. */
export async function cleanPicture(content: Buffer, kind: FileKind | null): Promise<CleanPicture | PictureFault> {
  return fromPicture(content, kind, rewrite);
}

/** The pixels of a sent picture, shrunk into a square on white; what is no picture, or too large a one, is told. */
export async function smallPixels(
  content: Buffer,
  kind: FileKind | null,
  side: number,
): Promise<Uint8Array | PictureFault> {
  return fromPicture(content, kind, (sharp) =>
    pixelsOf(sharp(content, { failOn: 'error', limitInputPixels: mostPicturePixels, sequentialRead: true }), side),
  );
}

/** A picture's pixels, red, green and blue one after another, in a square on white. */
export function pixelsOf(picture: OpenPicture, side: number): Promise<Uint8Array> {
  return picture
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width: side, height: side, fit: 'contain', background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Does something with a picture whose content and size were looked at first. */
async function fromPicture<T>(
  content: Buffer,
  kind: FileKind | null,
  work: (sharp: typeof Sharp, content: Buffer) => Promise<T>,
): Promise<T | PictureFault> {
  if (!isPicture(kind)) return 'not-a-picture';
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(content, { failOn: 'error', limitInputPixels: false }).metadata();
    if (width * height > mostPicturePixels) return 'too-many-pixels';
    return await work(sharp, content);
  } catch {
    return 'unreadable';
  }
}

async function rewrite(sharp: typeof Sharp, content: Buffer): Promise<CleanPicture> {
  const { data, info } = await sharp(content, {
    failOn: 'error',
    limitInputPixels: mostPicturePixels,
    sequentialRead: true,
  })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: webpQuality, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}
