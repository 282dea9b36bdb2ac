import sharp, { type Sharp } from 'sharp';

/** Returns a random number below one. */
type Chance = () => number;

/** A way in which a photograph of an item may differ from the shop's own. */
interface Alteration {
  readonly name: string;
  /** Returns null where a photograph cannot be altered this way. */
  readonly alter: (photograph: Buffer, chance: Chance) => Promise<Buffer | null>;
}

const jpeg = (image: Sharp) => image.jpeg({ quality: 90 }).toBuffer();
const opened = (photograph: Buffer) => sharp(photograph).flatten({ background: '#fff' });

async function cropped(photograph: Buffer, chance: Chance): Promise<Buffer> {
  const { width, height } = await opened(photograph).metadata();
  const share = 0.6 + chance() * 0.2;
  const size = { width: Math.round(width * share), height: Math.round(height * share) };
  const left = Math.floor(chance() * (width - size.width));
  const top = Math.floor(chance() * (height - size.height));
  return jpeg(opened(photograph).extract({ left, top, ...size }));
}

async function smaller(photograph: Buffer): Promise<Buffer> {
  const { width } = await opened(photograph).metadata();
  return jpeg(opened(photograph).resize({ width: Math.round(width / 4) }));
}

const turned = (photograph: Buffer, chance: Chance) =>
  jpeg(opened(photograph).rotate((chance() < 0.5 ? -1 : 1) * (4 + chance() * 6), { background: '#fff' }));

/** Neighbouring pixels whose difference exceeds this are an edge of the item. */
const edge = 7;

/** Replaces the background with a gradient between two colours; the background is the area reachable from the border without crossing an edge. */
async function onBackground(photograph: Buffer, chance: Chance): Promise<Buffer | null> {
  const { data, info } = await opened(photograph).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const background = backgroundOf(data, width, height);
  const share = background.reduce((sum, one) => sum + one, 0) / background.length;
  // Without a plain background there is nothing to replace; where nearly everything was reached, so was the item.
  if (share < 0.2 || share > 0.85) return null;
  const [upper, lower] = [0, 1].map(() => [chance() * 255, chance() * 255, chance() * 255]) as [number[], number[]];
  background.forEach((isBackground, pixel) => {
    if (isBackground === 0) return;
    const down = Math.floor(pixel / width) / height;
    for (let channel = 0; channel < 3; channel++)
      data[pixel * 3 + channel] = (upper[channel] ?? 0) * (1 - down) + (lower[channel] ?? 0) * down;
  });
  return jpeg(sharp(data, { raw: { width, height, channels: 3 } }));
}

function backgroundOf(rgb: Uint8Array, width: number, height: number): Uint8Array {
  const background = new Uint8Array(width * height);
  const reached: number[] = [];
  const reach = (pixel: number) => {
    if (background[pixel] === 1) return;
    background[pixel] = 1;
    reached.push(pixel);
  };
  const isNear = (one: number, other: number) =>
    Math.hypot(...[0, 1, 2].map((channel) => (rgb[one * 3 + channel] ?? 0) - (rgb[other * 3 + channel] ?? 0))) < edge;
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(reach);
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(reach);
  for (let pixel = reached.pop(); pixel !== undefined; pixel = reached.pop()) {
    const x = pixel % width;
    for (const next of [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width])
      if (next >= 0 && next < background.length && background[next] === 0 && isNear(pixel, next)) reach(next);
  }
  return background;
}

/** Mirroring is left out: the other side of a shoe is a different photograph. */
export const alterations: readonly Alteration[] = [
  { name: 'cropped to 60–80 % of each side', alter: cropped },
  { name: '30 % lighter', alter: (photograph) => jpeg(opened(photograph).linear(1.3, 0)) },
  { name: '30 % darker', alter: (photograph) => jpeg(opened(photograph).linear(0.7, 0)) },
  { name: 'a quarter of the size', alter: smaller },
  { name: 'JPEG of quality 40', alter: (photograph) => opened(photograph).jpeg({ quality: 40 }).toBuffer() },
  { name: 'turned by 4 to 10 degrees', alter: turned },
  { name: 'before another background', alter: onBackground },
];
