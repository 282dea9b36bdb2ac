import { gzipSync } from 'node:zlib';
import type { DemoIcon } from './demo-icons.ts';
import { numberOf } from './demo-number.ts';

export type DemoIcons = ReadonlyMap<string, DemoIcon>;

/** The side of a drawing in pixels; it scales to any other size without loss. */
export const demoImageSize = 960;
/** A drawing is stored gzipped (SVGZ): about 3 kB each. */
export const demoImageMimeType = 'image/svg+xml';

/** Backgrounds in the style of a lamp-lit bazaar: the base colour, the light on it, and the depth at its edge. */
const grounds = [
  { ground: '#3b1f3f', light: '#8a5288', deep: '#1d0f21' }, // plum
  { ground: '#113f43', light: '#38918c', deep: '#081f22' }, // turquoise tiles at night
  { ground: '#222a5c', light: '#5c6abf', deep: '#10142f' }, // indigo
  { ground: '#6e4410', light: '#dc9a36', deep: '#351f06' }, // saffron
  { ground: '#5f2d1d', light: '#c06f4b', deep: '#2e140c' }, // clay
  { ground: '#541623', light: '#b0434f', deep: '#28090f' }, // pomegranate
  { ground: '#34401b', light: '#8b9a4b', deep: '#181e0b' }, // olive
  { ground: '#1b2f45', light: '#4f7ba3', deep: '#0c1723' }, // dusk
  { ground: '#4a3526', light: '#a98562', deep: '#231810' }, // walnut
] as const;

/** The position of an icon, in hundredths of the image's side. */
interface Position {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly turn: number;
}

const inTheMiddle: Position = { x: 50, y: 51, side: 63, turn: 0 };

/** Draws the image of a category or the logo of a seller: its icon in a lamp-lit niche of glazed tiles, suited to dark and light pages. */
export function categoryImage({ slug, emoji }: { slug: string; emoji: string }, icons: DemoIcons): Buffer {
  const { ground: background, light } = backgroundOf(slug, 0);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${demoImageSize}" height="${demoImageSize}" viewBox="0 0 100 100">` +
    '<defs>' +
    `<radialGradient id="lamp" cx=".5" cy=".36" r=".72"><stop stop-color="${mixed(light, '#ffffff', 0.38)}"/><stop offset=".6" stop-color="${light}"/><stop offset="1" stop-color="${mixed(light, background, 0.4)}"/></radialGradient>` +
    `<linearGradient id="niche" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    '<radialGradient id="shade"><stop stop-color="#000" stop-opacity=".55"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>' +
    '</defs>' +
    '<rect width="100" height="100" fill="url(#lamp)"/>' +
    '<path fill="url(#niche)" d="M15 100V46C15 26 34 18 50 6c16 12 35 20 35 40v54z"/>' +
    placed(iconOf(icons, emoji), inTheMiddle) +
    '</svg>';
  return gzipSync(svg, { level: 9 });
}

/** Mixes a share, from 0 to 1, of another colour into a colour. */
function mixed(colour: string, other: string, part: number): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const others = channels(other);
  const mix = channels(colour).map((value, index) => Math.round(value + ((others[index] ?? value) - value) * part));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function backgroundOf(slug: string, which: number): (typeof grounds)[number] {
  const index =
    (numberOf(slug, grounds.length) + which * (2 + numberOf(`${slug} next`, grounds.length - 4))) % grounds.length;
  return grounds[index] ?? grounds[0];
}

export function placed({ body, size }: DemoIcon, { x, y, side, turn }: Position): string {
  const foot = y + side * 0.46;
  return (
    `<ellipse cx="${x}" cy="${foot}" rx="${side * 0.46}" ry="${side * 0.09}" fill="url(#shade)"/>` +
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${side / size}) translate(${-size / 2} ${-size / 2})">${body}</g>`
  );
}

function iconOf(icons: DemoIcons, name: string): DemoIcon {
  const icon = icons.get(name);
  if (icon === undefined) throw new Error(`There is no icon '${name}'.`);
  return icon;
}
