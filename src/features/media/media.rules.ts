/** The widths, in pixels, in which a picture can be had. */
export const renditionWidths = [96, 160, 320, 480, 640, 960] as const;
export type RenditionWidth = (typeof renditionWidths)[number];

const addressShape = /^(.*\/media\/[a-z0-9]+\/)\d+(\.webp)$/;

/** Where a stored picture is had in one of its widths. */
export function renditionAddress(key: string, width: RenditionWidth): string {
  return `/media/${key}/${width}.webp`;
}

/** The same picture in another width; an address that is none of the shop's renditions stays as it is. */
export function renditionAt(address: string, width: RenditionWidth): string {
  return address.replace(addressShape, `$1${width}$2`);
}

/** Every width of a picture for a `srcset`; undefined for an address that is none of the shop's renditions. */
export function srcSetOf(address: string): string | undefined {
  if (!addressShape.test(address)) return undefined;
  return renditionWidths.map((width) => `${renditionAt(address, width)} ${width}w`).join(', ');
}

/** The width that `480.webp` asks for; null when it is none of those that can be had. */
export function renditionWidthOf(name: string): RenditionWidth | null {
  return renditionWidths.find((width) => name === `${width}.webp`) ?? null;
}
