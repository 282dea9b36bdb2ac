import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../project.mjs';

/** The background of the shop's mark, which fills an icon that the system crops to its own shape. */
const background = '#0f1318';
/** The middle eight tenths of a maskable icon are always visible. */
const safePart = 0.62;

/** Renders the icons of the installed shop from its mark, public/icon.svg. */
export async function drawIcons(client) {
  const { default: sharp } = await import('sharp');
  const folder = path.join(client, 'icons');
  await mkdir(folder, { recursive: true });
  const mark = await readFile(path.join(root, 'public/icon.svg'));
  const drawn = (size) => sharp(mark, { density: (72 * size) / 32 }).resize(size, size);
  const onBackground = async (size, part, name) => {
    const inner = Math.round(size * part);
    await sharp({ create: { width: size, height: size, channels: 4, background: background } })
      .composite([{ input: await drawn(inner).png().toBuffer() }])
      .png({ palette: true })
      .toFile(path.join(folder, name));
  };
  for (const size of [192, 512])
    await drawn(size)
      .png({ palette: true })
      .toFile(path.join(folder, `icon-${size}.png`));
  await onBackground(512, safePart, 'maskable-512.png');
  await onBackground(180, 0.8, 'apple-touch-icon.png');
  // The badge of a notification is a silhouette: the system sets its colours.
  const shape = Buffer.from(
    mark
      .toString('utf8')
      .replace(/<rect[^>]*\/>/, '')
      .replaceAll(/(fill|stroke)="#\w+"/g, '$1="#fff"'),
  );
  await sharp(shape, { density: (72 * 96) / 32 })
    .resize(96, 96)
    .png()
    .toFile(path.join(folder, 'badge-96.png'));
}
