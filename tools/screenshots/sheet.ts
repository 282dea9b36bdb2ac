import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { imageFile, type Look } from './images.ts';
import type { Screen } from './screens.ts';

interface Sheet {
  readonly folder: string;
  readonly look: Look;
  readonly screens: readonly Screen[];
  readonly languages: readonly string[];
  readonly widths: readonly number[];
}

const thumbHeight = 340;
const label = 22;
const gap = 8;
const background = '#808080';

/** Combines all images of a look into one: a row for each page, in columns, so that errors are visible at a glance. */
export async function drawSheet({ folder, look, screens, languages, widths }: Sheet): Promise<void> {
  const kinds = languages.flatMap((language) => widths.map((width) => ({ language, width })));
  const thumbWidth = (width: number) => Math.round((Math.min(width, 1_280) / 900) * thumbHeight);
  const rowWidth = kinds.reduce((sum, { width }) => sum + thumbWidth(width) + gap, gap);
  const rowHeight = thumbHeight + label + gap;
  // About as wide as it is high.
  const columns = Math.max(1, Math.round(Math.sqrt((screens.length * rowHeight) / rowWidth)));
  const perColumn = Math.max(1, Math.ceil(screens.length / columns));
  const pieces: OverlayOptions[] = [];
  for (const [index, { name, address }] of screens.entries()) {
    const top = (index % perColumn) * rowHeight;
    let left = Math.floor(index / perColumn) * rowWidth + gap;
    pieces.push({
      input: textPiece(name === address ? address : `${name} (${decodeURIComponent(address)})`, rowWidth - gap),
      left,
      top,
    });
    for (const { language, width } of kinds) {
      const file = path.join(folder, imageFile({ name, language, width }, look));
      if (existsSync(file)) {
        const input = await sharp(file)
          .resize(thumbWidth(width), thumbHeight, { fit: 'cover', position: 'top' })
          .png()
          .toBuffer();
        pieces.push({ input, left, top: top + label });
      }
      left += thumbWidth(width) + gap;
    }
  }
  await sharp({
    create: { width: columns * rowWidth + gap, height: perColumn * rowHeight, channels: 3, background: background },
    limitInputPixels: false,
  })
    .composite(pieces)
    .webp({ quality: 80 })
    .toFile(path.join(folder, `sheet-${look.theme}-${look.view}.webp`));
}

function textPiece(text: string, width: number): Buffer {
  const escaped = text.replace(/[<>&]/g, '');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text x="0" y="16" font-family="sans-serif" font-size="14" fill="#fff">${escaped}</text></svg>`,
  );
}
