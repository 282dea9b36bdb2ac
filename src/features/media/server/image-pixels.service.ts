import { FileBrokenOff } from '#platform/http/file-bodies.ts';
import type { Shop } from '#platform/shop.ts';
import type { ArrivingFile } from '#shared/contract/contract.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import { fileKindOf } from '../file-kinds.rules.ts';
import { maxImageBytes } from '../media.rules.ts';
import { loadSharp, imageScale } from './image-reader.ts';
import { pixelsOf, smallPixels, type Pixels } from './reencode.ts';
import { originalName } from './renditions.ts';
import { createSlots, createLimiter } from './limiter.ts';
import { arrivalRefusal, busyRefusal, imageRefusal } from './upload-refusals.ts';

// Such images are held in memory so that they are never written to disk: a network cannot occupy all slots, and a slow sender loses its slot.
const slots = createSlots({ max: 16, maxEach: 4 });
const maxArrivalMs = 15_000;
const limiter = createLimiter(1);

/**
 * Returns the pixels of an image that is only analysed and never stored, scaled so that its longer side is `side`. `from` is the sender's network.
 */
export async function transientPixels(
  { pieces }: ArrivingFile,
  { side, from, maxMs = maxArrivalMs }: { readonly side: number; readonly from: string; readonly maxMs?: number },
): Promise<
  Pixels | Refusal<'too-large' | 'broken-off' | 'wrong-type' | 'unreadable-picture' | 'too-many-pixels' | 'busy'>
> {
  const leave = slots.take(from);
  if (typeof leave === 'string') return busyRefusal();
  try {
    const content = await wholeOf(pieces, maxMs);
    if (isRefusal(content)) return content;
    const pixels = await limiter(() => smallPixels(content, fileKindOf(content), side));
    return typeof pixels === 'string' ? imageRefusal(pixels) : pixels;
  } finally {
    leave();
  }
}

async function wholeOf(
  pieces: AsyncIterable<Uint8Array>,
  maxMs: number,
): Promise<Buffer | Refusal<'too-large' | 'broken-off'>> {
  const arriving = pieces[Symbol.asyncIterator]();
  const arrived: Uint8Array[] = [];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, maxMs, 'late');
  });
  try {
    for (;;) {
      const piece = await Promise.race([arriving.next(), late]);
      if (piece === 'late') throw new FileBrokenOff('It did not arrive in time.');
      if (piece.done === true) return Buffer.concat(arrived);
      arrived.push(piece.value);
    }
  } catch (error) {
    void arriving.return?.();
    return arrivalRefusal(error, maxImageBytes);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the scaled pixels of a stored image; null when there is none under the key, or it cannot be read. */
export async function cachedPixels(shop: Shop, key: string, side: number): Promise<Pixels | null> {
  const content = await shop.files.read(originalName(key));
  if (content === null) return null;
  try {
    const { density } = await imageScale(content, side * 4);
    const sharp = await loadSharp();
    return await limiter(() => pixelsOf(sharp(content, density === undefined ? {} : { density }), side));
  } catch (error) {
    shop.log.warn({ err: error, key }, 'a picture could not be looked at');
    return null;
  }
}
