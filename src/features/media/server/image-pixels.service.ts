import type { Shop } from '#platform/shop.ts';
import type { ArrivingFile } from '#shared/contract/contract.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import { fileKindOf } from '../file-kinds.rules.ts';
import { maxImageBytes } from '../media.rules.ts';
import { loadSharp, imageScale } from './image-reader.ts';
import { pixelsOf, smallPixels } from './reencode.ts';
import { originalName } from './renditions.ts';
import { createSlots, createTurns } from './limiter.ts';
import { arrivalRefusal, busyRefusal, imageRefusal } from './upload-refusals.ts';

// Such a picture is held in memory, so that nothing of it ever lies on the disk.
const places = createSlots({ most: 8, maxEach: 8 });
const turns = createTurns(1);

/** The pixels of a picture that is only looked at, shrunk into a square: it is kept nowhere. */
export async function passingPixels(
  { pieces }: ArrivingFile,
  side: number,
): Promise<
  Uint8Array | Refusal<'too-large' | 'broken-off' | 'wrong-type' | 'unreadable-picture' | 'too-many-pixels' | 'busy'>
> {
  const leave = places.take(0);
  if (typeof leave === 'string') return busyRefusal();
  try {
    const content = await wholeOf(pieces);
    if (isRefusal(content)) return content;
    const pixels = await turns(() => smallPixels(content, fileKindOf(content), side));
    return typeof pixels === 'string' ? imageRefusal(pixels) : pixels;
  } finally {
    leave();
  }
}

async function wholeOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer | Refusal<'too-large' | 'broken-off'>> {
  try {
    const arrived: Uint8Array[] = [];
    for await (const piece of pieces) arrived.push(piece);
    return Buffer.concat(arrived);
  } catch (error) {
    return arrivalRefusal(error, maxImageBytes);
  }
}

/** The pixels of a picture that the shop keeps, shrunk into a square; null when there is none under the key, or none that can be read. */
export async function cachedPixels(shop: Shop, key: string, side: number): Promise<Uint8Array | null> {
  const content = await shop.files.read(originalName(key));
  if (content === null) return null;
  try {
    const { density } = await imageScale(content, side * 4);
    const sharp = await loadSharp();
    return await turns(() => pixelsOf(sharp(content, density === undefined ? {} : { density }), side));
  } catch (error) {
    shop.log.warn({ err: error, key }, 'a picture could not be looked at');
    return null;
  }
}
