import { isUnavailable } from '#platform/database/unavailable.ts';
import type { Shop } from '#platform/shop.ts';
import { renditionNameOf, renditionWidths, type Rendition } from '../media.rules.ts';
import { loadSharp, imageScale } from './image-reader.ts';
import { createLimiter } from './limiter.ts';

const webpQuality = 78;
const maxMadeAtOnce = 2;
const hotBytes = 16 * 1_024 * 1_024;

/** Images in the displayed widths: rendered on first request, stored as files, the hot ones cached in memory. */
export interface Renditions {
  /** Returns null when no image is stored under the key. */
  readonly find: (key: string, wanted: Rendition) => Promise<Buffer | null>;
}

/** Creates the renditions of a shop's stored images. */
export function createRenditions(shop: Shop): Renditions {
  const hot = new HotFiles(hotBytes);
  const underWay = new Map<string, Promise<Buffer | null>>();
  const limiter = createLimiter(maxMadeAtOnce);
  // Removals are rare: every process clears its whole memory cache and reads the files again.
  shop.live.subscribe([imagesRemoved], () => {
    hot.clear();
  });

  const make = async (key: string, wanted: Rendition, name: string) => {
    const stored = await shop.files.read(name);
    if (stored !== null) return stored;
    const original = await shop.files.read(originalName(key));
    if (original === null) return null;
    const made = await limiter(() => rendition(original, wanted));
    try {
      await shop.files.write(name, made);
    } catch (error) {
      // It can still be served, and is rendered again next time.
      if (!isUnavailable(error)) throw error;
      shop.log.warn({ err: error }, 'an image could not be stored in another width');
    }
    // If the original was deleted meanwhile, its renditions were deleted before this one was written.
    if ((await shop.files.find(originalName(key))) !== null) return made;
    await shop.files.remove(name);
    return null;
  };

  return {
    find: async (key, wanted) => {
      const name = renditionFile(key, wanted);
      const found = hot.get(name);
      if (found !== undefined) return found;
      let made = underWay.get(name);
      if (made === undefined) {
        made = make(key, wanted, name).finally(() => underWay.delete(name));
        underWay.set(name, made);
      }
      const { round } = hot;
      const content = await made;
      if (content !== null && hot.round === round) hot.keep(name, content);
      return content;
    },
  };
}

/** The topic on which deletions of image files are published. */
export const imagesRemoved = 'media:removed';

/** Returns the file name of the original of a key. */
export function originalName(key: string): string {
  return `media/${key}`;
}

/** Returns the names of all rendition files that may exist of an image. */
export function renditionFiles(key: string): string[] {
  return renditionWidths.flatMap((width) => [
    renditionFile(key, { width, square: false }),
    renditionFile(key, { width, square: true }),
  ]);
}

const renditionFile = (key: string, wanted: Rendition) => `renditions/${key}-${renditionNameOf(wanted)}`;

async function rendition(original: Buffer, { width, square }: Rendition): Promise<Buffer> {
  const sharp = await loadSharp();
  const { density, ...own } = await imageScale(original, width);
  const upright = sharp(original, density === undefined ? {} : { density }).autoOrient();
  const side = density === undefined ? Math.min(width, own.width, own.height) : width;
  const sized = square
    ? upright.resize({ width: side, height: side, fit: 'cover', position: 'attention' })
    : upright.resize({ width, withoutEnlargement: true });
  return sized.webp({ quality: webpQuality, effort: 4 }).toBuffer();
}

/** LRU cache of files, up to a number of bytes. */
class HotFiles {
  readonly #files = new Map<string, Buffer>();
  readonly #most: number;
  #bytes = 0;
  /** Incremented when it is cleared: a read that started before is then not cached. */
  round = 0;

  constructor(max: number) {
    this.#most = max;
  }

  get(name: string): Buffer | undefined {
    const file = this.#files.get(name);
    if (file === undefined) return undefined;
    this.#files.delete(name);
    this.#files.set(name, file);
    return file;
  }

  clear(): void {
    this.#files.clear();
    this.#bytes = 0;
    this.round++;
  }

  keep(name: string, file: Buffer): void {
    if (this.#files.has(name)) return;
    this.#files.set(name, file);
    this.#bytes += file.length;
    for (const [oldest, content] of this.#files) {
      if (this.#bytes <= this.#most) break;
      this.#files.delete(oldest);
      this.#bytes -= content.length;
    }
  }
}
