/** The kind of a file, determined by its content. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'pdf' | 'text';

const imageKinds = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** Whether a kind of file is an image that the shop can display. */
export function isImage(kind: FileKind | null): kind is ImageKind {
  return imageKinds.some((one) => one === kind);
}

/** Determines the kind of a file by its content, never by its name; returns null for unsupported kinds. */
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

/** An ISO file lists its brands in its first box: four bytes of length, `ftyp`, then four-letter brands. */
function isAvif(content: Uint8Array): boolean {
  const length = Math.min(new DataView(content.buffer, content.byteOffset, 4).getUint32(0), 128);
  const brands = latin(content, 8, length);
  return brands.includes('avif') || brands.includes('avis');
}

/** Whether the content is Unicode text without control characters, unlike programs and archives. */
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

/** Returns the file name for downloads: the last path component, in one line, without characters that mislead readers or file systems. */
export function displayedFileName(given: string | undefined, extension: string): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]{1,8}$/, '')
    .replace(/[\p{Cc}<>:"|?*]|(?!\u200c)\p{Cf}/gu, '')
    .trim()
    .replace(/^\.+/, '');
  return `${stem === '' ? 'file' : stem.slice(0, longestName)}.${extension}`;
}

/** The kind of a video, determined by its content. */
export type VideoKind = 'mp4' | 'webm';

/** The number of leading bytes that determine the kind of a video. */
export const videoHeadBytes = 4_096;

// MP4 brands that browsers play; images (avif, heic) and QuickTime have other brands.
const videoBrands = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'msdh'];

/** Determines the kind of a video by its first bytes, never by its name; returns null for anything else. */
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
