import { gzipSync } from 'node:zlib';
import type { DemoIcon } from './demo-icons.ts';
import { backgroundOf, placed, type DemoIcons } from './demo-images.ts';

/** The size of a scene in pixels: as wide as a video. */
export const demoSceneSize = { width: 1_280, height: 720 };

/** Draws two wide images of three objects each for a text: a cover, and a closer view for its body. */
export function storyImages(
  story: { readonly slug: string; readonly emoji: readonly string[] },
  icons: DemoIcons,
): [cover: Buffer, inside: Buffer] {
  const [first, second, third] = story.emoji.map((name) => iconOf(icons, name));
  if (first === undefined || second === undefined || third === undefined)
    throw new Error(`The story '${story.slug}' shows three things.`);
  const cover = [
    placed(second, { x: 40, y: 49, side: 34, turn: -8 }),
    placed(third, { x: 121, y: 49, side: 34, turn: 9 }),
    placed(first, { x: 80, y: 50, side: 56, turn: 0 }),
  ];
  const inside = [
    placed(first, { x: 38, y: 48, side: 38, turn: -6 }),
    placed(second, { x: 80, y: 47, side: 38, turn: 0 }),
    placed(third, { x: 122, y: 48, side: 38, turn: 6 }),
  ];
  return [scene(story.slug, 0, cover), scene(story.slug, 1, inside)];
}

function scene(slug: string, which: number, items: readonly string[]): Buffer {
  const { ground: background, light, deep } = backgroundOf(slug, which);
  const { width, height } = demoSceneSize;
  const arch = 'M22 90V50C22 28 60 22 80 8c20 14 58 20 58 42v40z';
  return gzipSync(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 160 90"><defs>` +
      `<radialGradient id="lamp" cx=".5" cy=".36" r=".72"><stop stop-color="${light}"/><stop offset=".55" stop-color="${background}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
      '<linearGradient id="niche" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>' +
      '<radialGradient id="shade"><stop stop-color="#000" stop-opacity=".55"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>' +
      `<rect width="160" height="90" fill="url(#lamp)"/>${which === 0 ? `<path fill="url(#niche)" d="${arch}"/>` : ''}${items.join('')}</svg>`,
    { level: 9 },
  );
}

function iconOf(icons: DemoIcons, name: string): DemoIcon {
  const icon = icons.get(name);
  if (icon === undefined) throw new Error(`There is no icon '${name}'.`);
  return icon;
}
