/** What a file is by its content. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'pdf' | 'text';

const imageKinds = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** Whether a kind of file is an image that the shop can show. */
export function isImage(kind: FileKind | null): kind is ImageKind {
  return imageKinds.some((one) => one === kind);
}

/** What a file is by its content, never by its name; null for everything that the shop does not take. */
export function fileKindOf(content: Uint8Array): FileKind | null {
  if (begins(content, 'ff d8 ff')) return 'jpeg';
  if (begins(content, '89 50 4e 47 0d 0a 1a 0a')) return 'png';
  if (latin(content, 0, 6) === 'GIF87a' || latin(content, 0, 6) === 'GIF89a') return 'gif';
  if (latin(content, 0, 4) === 'RIFF' && latin(content, 8, 12) === 'WEBP') return 'webp';
  if (latin(content, 4, 8) === 'ftyp') return isAvif(content) ? 'avif' : null;
  if (latin(content, 0, 5) === '%PDF-') return latin(content, -1_024).includes('%%EOF') ? 'pdf' : null;
  return isText(content) ? 'text' : null;
}

const latin = (content: Uint8Array, start: number, end?: number) => String.fromCharCode(...content.slice(start, end));

function begins(content: Uint8Array, bytes: string): boolean {
  return bytes.split(' ').every((byte, index) => content[index] === Number.parseInt(byte, 16));
}

/** An ISO file names its brands in its first box: four bytes of length, `ftyp`, then the brands of four letters. */
function isAvif(content: Uint8Array): boolean {
  const length = Math.min(new DataView(content.buffer, content.byteOffset, 4).getUint32(0), 128);
  const brands = latin(content, 8, length);
  return brands.includes('avif') || brands.includes('avis');
}

/** Unicode without control signs: a program or an archive is none. */
function isText(content: Uint8Array): boolean {
  if (content.length === 0) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/[^\P{Cc}\t\n\r\f\u0085]/u.test(text);
  } catch {
    return false;
  }
}

const longestName = 120;

/** The name under which a file is offered: its last part, one line, without what would lead a reader or a file system astray. */
export function displayedFileName(given: string | undefined, extension: string): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]{1,8}$/, '')
    .replace(/[\p{Cc}<>:"|?*]|(?!\u200c)\p{Cf}/gu, '')
    .trim()
    .replace(/^\.+/, '');
  return `${stem === '' ? 'file' : stem.slice(0, longestName)}.${extension}`;
}

/** What a video is by its content. */
export type VideoKind = 'mp4' | 'webm';

/** From so many first bytes of a file it is known what video it is. */
export const videoHeadBytes = 4_096;

// Brands of MP4 that browsers play; those of images (avif, heic) and of QuickTime are others.
const videoBrands = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'msdh'];

/** Which video a file is by its first bytes, never by its name; null for everything else. */
export function videoKindOf(head: Uint8Array): VideoKind | null {
  if (begins(head, '1a 45 df a3')) return latin(head, 0, 64).includes('webm') ? 'webm' : null;
  if (head.length < 16 || latin(head, 4, 8) !== 'ftyp') return null;
  const length = Math.min(new DataView(head.buffer, head.byteOffset, 4).getUint32(0), 128, head.length);
  const brands = [
    latin(head, 8, 12),
    ...Array.from({ length: Math.max(0, Math.floor((length - 16) / 4)) }, (_, index) =>
      latin(head, 16 + index * 4, 20 + index * 4),
    ),
  ];
  return brands.some((brand) => brand === 'avif' || brand === 'avis' || brand.startsWith('hei'))
    ? null
    : videoBrands.some((brand) => brands.includes(brand))
      ? 'mp4'
      : null;
}
