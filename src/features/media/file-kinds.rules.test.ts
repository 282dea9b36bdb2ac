import { expect, test } from 'vitest';
import { fileKindOf, videoKindOf, isImage, displayedFileName } from './file-kinds.rules.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)));

test.each([
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), 'png'],
  ['a GIF', bytes('GIF89a', [1, 0]), 'gif'],
  ['a WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBP'), 'webp'],
  ['an AVIF', bytes([0, 0, 0, 28], 'ftypmif1', [0, 0, 0, 0], 'mif1avifmiaf'), 'avif'],
  ['a HEIC, which cannot be read', bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'), null],
  ['an MP4', bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 0, 0], 'isommp42'), null],
  ['a PDF', bytes('%PDF-1.7\n…\n%%EOF\n'), 'pdf'],
  ['a PDF that was broken off', bytes('%PDF-1.7\n…'), null],
  ['Persian text', bytes('سلام\nرسید ۱۲۳'), 'text'],
  ['text of another encoding', Uint8Array.from([0xd3, 0xe1, 0xc7, 0xe3]), null],
  ['a program', bytes([0x7f], 'ELF', [2, 1, 1, 0]), null],
  ['an archive', bytes('PK', [3, 4, 20, 0]), null],
  ['text with a NUL', bytes('abc', [0]), null],
  ['nothing', bytes(), null],
])('%s is recognised by its content', (_, content, kind) => {
  expect(fileKindOf(content)).toBe(kind);
});

test('an SVG drawing is text: it can be sent but is never displayed as an image', () => {
  expect(isImage(fileKindOf(bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')))).toBe(
    false,
  );
});

test.each([
  ['رسید بانکی.PDF', 'رسید بانکی.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\photos\\me.jpeg', 'me.pdf'],
  ['.htaccess', 'file.pdf'],
  ['نامه‌ها.txt', 'نامه‌ها.pdf'],
  ['a\r\nSet-Cookie: x="1"', 'aSet-Cookie x=1.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.pdf'],
  [undefined, 'file.pdf'],
  ['   ', 'file.pdf'],
])('the name %j is displayed as %j', (given, visible) => {
  expect(displayedFileName(given, 'pdf')).toBe(visible);
});

test.each([
  ['an MP4', bytes([0, 0, 0, 32], 'ftypisom', [0, 0, 2, 0], 'isomiso2avc1mp41'), 'mp4'],
  ['an MP4 whose first brand is its player’s', bytes([0, 0, 0, 24], 'ftypXYZ ', [0, 0, 0, 0], 'mp42isom'), 'mp4'],
  ['a WebM', bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84], 'webm', [0x42]), 'webm'],
  ['a Matroska film', bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x88], 'matroska', [0x42]), null],
  ['a QuickTime film', bytes([0, 0, 0, 20], 'ftypqt  ', [0, 0, 0, 0], 'qt  '), null],
  ['an AVIF', bytes([0, 0, 0, 28], 'ftypavif', [0, 0, 0, 0], 'mif1avifmp42'), null],
  ['a page', bytes('<!doctype html><script>alert(1)</script> ftypisom'), null],
  ['a cut off head', bytes([0, 0, 0, 32], 'ftyp'), null],
  ['nothing', bytes(), null],
])('the video type of %s is recognised by its first bytes', (_, head, kind) => {
  expect(videoKindOf(head)).toBe(kind);
});
