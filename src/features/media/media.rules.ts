import type { VideoKind } from './file-kinds.rules.ts';
/** The widths, in pixels, in which an image can be had. */
export const renditionWidths = [96, 160, 320, 480, 640, 960] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

const addressShape = /^(.*\/media\/[a-z0-9]+\/)\d+(\.webp)$/;

/** Where a stored image is had in one of its widths. */
export function renditionAddress(key: string, width: RenditionWidth): string {
  return `/media/${key}/${width}.webp`;
}

/** The key of the image that is had at an address; null for one that is none of the shop's renditions. */
export const imageKeyIn = (address: string): string | null => /\/media\/([a-z0-9]+)\/\d+/.exec(address)?.[1] ?? null;

/** The same image in another width; an address that is none of the shop's renditions stays as it is. */
export function renditionAt(address: string, width: RenditionWidth): string {
  return address.replace(addressShape, `$1${width}$2`);
}

/** Every width of an image for a `srcset`; undefined for an address that is none of the shop's renditions. */
export function srcSetOf(address: string): string | undefined {
  if (!addressShape.test(address)) return undefined;
  return renditionWidths.map((width) => `${renditionAt(address, width)} ${width}w`).join(', ');
}

/** An image in one of its widths, whole or cut to a square around what stands out in it. */
export interface Rendition {
  readonly width: RenditionWidth;
  readonly square: boolean;
}

/** Where the square cut from a stored image is had: an avatar, a thumbnail beside a text. */
export function squareAddress(key: string, width: RenditionWidth): string {
  return `/media/${key}/${renditionNameOf({ width, square: true })}`;
}

/** The last part of a rendition's address: `480.webp`, or `96-square.webp`. */
export function renditionNameOf({ width, square }: Rendition): string {
  return `${width}${square ? '-square' : ''}.webp`;
}

/** The rendition that such a name requests; null when it is none of those that can be had. */
export function renditionOf(name: string): Rendition | null {
  for (const width of renditionWidths) {
    for (const square of [false, true]) if (name === renditionNameOf({ width, square })) return { width, square };
  }
  return null;
}

/** The largest image that can be sent in, in bytes and in pixels. */
export const maxImageBytes = 5 * 1_024 * 1_024;
export const maxImagePixels = 40_000_000;
/** The largest file that can be sent in with a message. */
export const maxFileBytes = 10 * 1_024 * 1_024;
/** The largest video of a product. */
export const maxVideoBytes = 100 * 1_024 * 1_024;

/** Where a video is had. */
export function videoAddress(key: string, kind: VideoKind): string {
  return `/films/${key}.${kind}`;
}

/** The key of a video of the shop's by its address; null for every other address. */
export function videoKeyIn(address: string): string | null {
  return /^\/films\/([0-9a-f]{20})\.(?:mp4|webm)$/.exec(address)?.[1] ?? null;
}

/** The part of a file that a `Range` requests, both ends included; 'whole' without one that is understood, 'beyond' where it lies outside. */
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
