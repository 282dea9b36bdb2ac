import type { Shop } from '#platform/shop.ts';
import type { RenditionWidth } from '../media.rules.ts';
import { loadSharp, pictureScale } from './picture-reader.ts';

const webpQuality = 78;
const mostMadeAtOnce = 2;
const hotBytes = 16 * 1_024 * 1_024;

/** Pictures in the widths they are shown in: made when first asked for, kept as files, the hot ones in memory. */
export interface Renditions {
  /** Null when no picture is stored under the key. */
  readonly find: (key: string, width: RenditionWidth) => Promise<Buffer | null>;
}

/** The renditions of a shop's stored pictures. */
export function createRenditions(shop: Shop): Renditions {
  const hot = new HotFiles(hotBytes);
  const underWay = new Map<string, Promise<Buffer | null>>();
  const turns = createTurns(mostMadeAtOnce);

  const make = async (key: string, width: RenditionWidth, name: string) => {
    const kept = await shop.files.read(name);
    if (kept !== null) return kept;
    const original = await shop.files.read(originalName(key));
    if (original === null) return null;
    const made = await turns(() => rendition(original, width));
    await shop.files.write(name, made);
    return made;
  };

  return {
    find: async (key, width) => {
      const name = `renditions/${key}-${width}.webp`;
      const found = hot.get(name);
      if (found !== undefined) return found;
      let made = underWay.get(name);
      if (made === undefined) {
        made = make(key, width, name).finally(() => underWay.delete(name));
        underWay.set(name, made);
      }
      const content = await made;
      if (content !== null) hot.keep(name, content);
      return content;
    },
  };
}

/** The file that holds what was stored under a key. */
export function originalName(key: string): string {
  return `media/${key}`;
}

async function rendition(original: Buffer, width: RenditionWidth): Promise<Buffer> {
  const sharp = await loadSharp();
  const { density } = await pictureScale(original, width);
  return sharp(original, density === undefined ? {} : { density })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: webpQuality, effort: 4 })
    .toBuffer();
}

/** Lets only so many pieces of work run at once; the others wait for their turn in order. */
function createTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}

/** What was asked for last, up to a number of bytes. */
class HotFiles {
  readonly #files = new Map<string, Buffer>();
  readonly #most: number;
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): Buffer | undefined {
    const file = this.#files.get(name);
    if (file === undefined) return undefined;
    this.#files.delete(name);
    this.#files.set(name, file);
    return file;
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
