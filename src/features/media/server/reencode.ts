import type Sharp from 'sharp';
import { mostPicturePixels } from '../media.rules.ts';
import { isPicture, type FileKind } from '../file-kinds.rules.ts';
import { loadSharp } from './picture-reader.ts';

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
export async function cleanPicture(content: Buffer, kind: FileKind | null): Promise<CleanPicture | 'not-a-picture' | 'unreadable' | 'too-many-pixels'> {
  if (!isPicture(kind)) return 'not-a-picture';
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(content, { failOn: 'error', limitInputPixels: false }).metadata();
    if (width * height > mostPicturePixels) return 'too-many-pixels';
    return await rewrite(sharp, content);
  } catch {
    return 'unreadable';
  }
}

async function rewrite(sharp: typeof Sharp, content: Buffer): Promise<CleanPicture> {
  const { data, info } = await sharp(content, { failOn: 'error', limitInputPixels: mostPicturePixels, sequentialRead: true })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: webpQuality, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}
