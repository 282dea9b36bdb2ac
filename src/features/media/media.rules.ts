import type { VideoKind } from './file-kinds.rules.ts';
/** The available widths of images, in pixels. */
export const renditionWidths = [96, 160, 320, 480, 640, 960] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

const addressShape = /^(.*\/media\/[a-z0-9]+\/)\d+(\.webp)$/;

/** Returns the URL of a stored image in one of its widths. */
export function renditionAddress(key: string, width: RenditionWidth): string {
  return `/media/${key}/${width}.webp`;
}

/** Returns the key of the image at a URL; null when it is not a rendition of the shop. */
export const imageKeyIn = (address: string): string | null => /\/media\/([a-z0-9]+)\/\d+/.exec(address)?.[1] ?? null;

/** Returns the URL of the same image in another width; a URL that is not a rendition of the shop is returned unchanged. */
export function renditionAt(address: string, width: RenditionWidth): string {
  return address.replace(addressShape, `$1${width}$2`);
}

/** Returns the `srcset` with every width of an image; undefined for a URL that is not a rendition of the shop. */
export function srcSetOf(address: string): string | undefined {
  if (!addressShape.test(address)) return undefined;
  return renditionWidths.map((width) => `${renditionAt(address, width)} ${width}w`).join(', ');
}

/** An image in one of its widths, whole or cropped to a square around its salient part. */
export interface Rendition {
  readonly width: RenditionWidth;
  readonly square: boolean;
}

/** Returns the URL of the square crop of a stored image: an avatar, or a thumbnail beside a text. */
export function squareAddress(key: string, width: RenditionWidth): string {
  return `/media/${key}/${renditionNameOf({ width, square: true })}`;
}

/** Returns the last part of a rendition's URL: `480.webp`, or `96-square.webp`. */
export function renditionNameOf({ width, square }: Rendition): string {
  return `${width}${square ? '-square' : ''}.webp`;
}

/** Parses such a name; returns null when no such rendition is available. */
export function renditionOf(name: string): Rendition | null {
  for (const width of renditionWidths) {
    for (const square of [false, true]) if (name === renditionNameOf({ width, square })) return { width, square };
  }
  return null;
}

/** The maximum size of an uploaded image, in bytes and in pixels. */
export const maxImageBytes = 5 * 1_024 * 1_024;
export const maxImagePixels = 40_000_000;
/** The maximum size of a message's file. */
export const maxFileBytes = 10 * 1_024 * 1_024;
/** The maximum size of a product video. */
export const maxVideoBytes = 100 * 1_024 * 1_024;

/** Returns the URL of a video. */
export function videoAddress(key: string, kind: VideoKind): string {
  return `/films/${key}.${kind}`;
}

/** Returns the key of a shop video by its URL; null for any other URL. */
export function videoKeyIn(address: string): string | null {
  return /^\/films\/([0-9a-f]{20})\.(?:mp4|webm)$/.exec(address)?.[1] ?? null;
}

/** Parses a `Range` header into an inclusive byte range; returns 'whole' without a supported range, and 'beyond' for one outside the file. */
export function rangeIn(
  header: string | undefined,
  bytes: number,
): { readonly from: number; readonly to: number } | 'whole' | 'beyond' {
  const requested = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = requested ?? [];
  if (requested === null || (first === '' && last === '')) return 'whole';
  if (first === '')
    return Number(last) === 0 || bytes === 0 ? 'beyond' : { from: Math.max(0, bytes - Number(last)), to: bytes - 1 };
  if (Number(first) >= bytes) return 'beyond';
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  return { from: Number(first), to: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
