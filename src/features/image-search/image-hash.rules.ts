/** The pixels of a small square image, interleaved RGB. */
export interface SmallImage {
  readonly side: number;
  readonly rgb: Uint8Array;
}

/** Side length in pixels of the image that is hashed. */
export const hashSide = 48;

// The number of bits of each feature: the distance of two images is the number of differing bits.
const hues = 12;
const greys = 4;
const colourSteps = 12;
const cells = 8;
const cellSteps = 3;
const edgeCells = 2;
const edgeAngles = 4;
const edgeSteps = 6;
const shapeSteps = 16;
const lightSteps = 16;

/** Total bits of an image hash. */
export const hashBits =
  (hues + greys) * colourSteps +
  cells ** 2 * cellSteps +
  edgeCells ** 2 * edgeAngles * edgeSteps +
  shapeSteps +
  lightSteps;

/**
 * Computes the hash of an image: the colours of its object, its outline, and the directions of its edges. The object is what differs from the border
 * of the image, and is measured within its own bounding box, so that background and distance matter little.
 */
export function imageHashOf(image: SmallImage): string {
  const figure = figureOf(image);
  const frame = frameOf(figure, image.side);
  const bits = [
    ...coloursOf(image, figure).flatMap((share) => steps(Math.sqrt(share), colourSteps)),
    ...outlineOf(figure, frame, image.side).flatMap((share) => steps(share, cellSteps)),
    ...edgesOf(image, figure, frame).flatMap((share) => steps(Math.sqrt(share), edgeSteps)),
    ...steps(Math.atan2(frame.bottom - frame.top + 1, frame.right - frame.left + 1) / (Math.PI / 2), shapeSteps),
    ...steps(lightOf(image, figure), lightSteps),
  ];
  return bits.join('');
}

/** Encodes a share in unary with the given number of bits: the difference of two shares is the number of differing bits. */
function steps(share: number, count: number): (0 | 1)[] {
  const set = Math.round(Math.min(Math.max(share, 0), 1) * count);
  return Array.from({ length: count }, (_, index) => (index < set ? 1 : 0));
}

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const farApart = 60;
const borderSamples = 6;

/** Returns for each pixel how much it belongs to the object: fully when it resembles none of the nearby border pixels. */
function figureOf({ side, rgb }: SmallImage): Float32Array {
  const last = side - 1;
  const border: number[] = [];
  for (let sample = 0; sample < borderSamples; sample++) {
    const along = Math.round((sample / (borderSamples - 1)) * last);
    border.push(along, last * side + along, along * side, along * side + last);
  }
  const figure = new Float32Array(side * side);
  for (let pixel = 0; pixel < figure.length; pixel++) {
    let nearest = Infinity;
    for (const edge of border) nearest = Math.min(nearest, apart(rgb, pixel, edge));
    figure[pixel] = Math.min(1, Math.max(0, nearest - farApart / 3) / farApart);
  }
  // An image without a background is treated as all object.
  return sum(figure) < figure.length * 0.02 ? figure.fill(1) : figure;
}

function apart(rgb: Uint8Array, one: number, other: number): number {
  const difference = (channel: number) => (rgb[one * 3 + channel] ?? 0) - (rgb[other * 3 + channel] ?? 0);
  return Math.hypot(difference(0), difference(1), difference(2));
}

const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0);

/** Returns the bounding box of the object, ignoring a few stray pixels. */
function frameOf(figure: Float32Array, side: number): Frame {
  const columns = new Float32Array(side);
  const rows = new Float32Array(side);
  figure.forEach((weight, pixel) => {
    columns[pixel % side] = (columns[pixel % side] ?? 0) + weight;
    rows[Math.floor(pixel / side)] = (rows[Math.floor(pixel / side)] ?? 0) + weight;
  });
  const [left, right] = middleOf(columns);
  const [top, bottom] = middleOf(rows);
  return { left, right, top, bottom };
}

function middleOf(weights: Float32Array): [number, number] {
  const stray = sum(weights) * 0.01;
  let first = 0;
  let last = weights.length - 1;
  for (let gone = weights[first] ?? 0; gone <= stray && first < last; gone += weights[first] ?? 0) first++;
  for (let gone = weights[last] ?? 0; gone <= stray && last > first; gone += weights[last] ?? 0) last--;
  return [first, last];
}

/** Returns the share of the object in each hue and in each grey from black to white. */
function coloursOf({ rgb }: SmallImage, figure: Float32Array): number[] {
  const shares = new Float32Array(hues + greys);
  const add = (index: number, weight: number) => (shares[index] = (shares[index] ?? 0) + weight);
  figure.forEach((weight, pixel) => {
    const { hue, saturation, light } = colourAt(rgb, pixel);
    const coloured = Math.min(1, saturation * 1.6);
    // A pixel between two hues counts towards both.
    const at = hue * hues;
    add(Math.floor(at) % hues, weight * coloured * (1 - (at % 1)));
    add((Math.floor(at) + 1) % hues, weight * coloured * (at % 1));
    add(hues + Math.min(greys - 1, Math.floor(light * greys)), weight * (1 - coloured));
  });
  const all = Math.max(sum(shares), 1e-6);
  return Array.from(shares, (share) => share / all);
}

/** Returns the hue from 0 to 1 around the colour circle, and the perceived saturation, which is low for near-black and near-white. */
function colourAt(rgb: Uint8Array, pixel: number): { hue: number; saturation: number; light: number } {
  const [red = 0, green = 0, blue = 0] = rgb.subarray(pixel * 3, pixel * 3 + 3);
  const max = Math.max(red, green, blue);
  const span = max - Math.min(red, green, blue);
  if (span === 0) return { hue: 0, saturation: 0, light: max / 255 };
  const sector =
    max === red ? (green - blue) / span : max === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  return { hue: ((sector + 6) % 6) / 6, saturation: span / 255, light: max / 255 };
}

/** Returns how much of each cell of the object's bounding box is filled. */
function outlineOf(figure: Float32Array, frame: Frame, side: number): number[] {
  const width = frame.right - frame.left + 1;
  const height = frame.bottom - frame.top + 1;
  return Array.from({ length: cells ** 2 }, (_, cell) => {
    const left = frame.left + ((cell % cells) * width) / cells;
    const top = frame.top + (Math.floor(cell / cells) * height) / cells;
    let filled = 0;
    let seen = 0;
    for (let y = Math.floor(top); y < Math.max(top + height / cells, Math.floor(top) + 1); y++) {
      for (let x = Math.floor(left); x < Math.max(left + width / cells, Math.floor(left) + 1); x++) {
        filled += figure[y * side + x] ?? 0;
        seen++;
      }
    }
    return seen === 0 ? 0 : filled / seen;
  });
}

/** Returns the edge directions in each quarter of the object, as shares of all its edges. */
function edgesOf({ side, rgb }: SmallImage, figure: Float32Array, frame: Frame): number[] {
  const shares = new Float32Array(edgeCells ** 2 * edgeAngles);
  const light = (x: number, y: number) => {
    const pixel = (y * side + x) * 3;
    return 0.3 * (rgb[pixel] ?? 0) + 0.6 * (rgb[pixel + 1] ?? 0) + 0.1 * (rgb[pixel + 2] ?? 0);
  };
  for (let y = Math.max(1, frame.top); y < Math.min(side - 1, frame.bottom + 1); y++) {
    for (let x = Math.max(1, frame.left); x < Math.min(side - 1, frame.right + 1); x++) {
      const across = light(x + 1, y) - light(x - 1, y);
      const down = light(x, y + 1) - light(x, y - 1);
      const angle = Math.floor(((Math.atan2(down, across) / Math.PI + 1) % 1) * edgeAngles) % edgeAngles;
      const column = Math.min(
        edgeCells - 1,
        Math.floor(((x - frame.left) / (frame.right - frame.left + 1)) * edgeCells),
      );
      const row = Math.min(edgeCells - 1, Math.floor(((y - frame.top) / (frame.bottom - frame.top + 1)) * edgeCells));
      const index = (row * edgeCells + column) * edgeAngles + angle;
      shares[index] = (shares[index] ?? 0) + Math.hypot(across, down) * (figure[y * side + x] ?? 0);
    }
  }
  const all = Math.max(sum(shares), 1e-6);
  return Array.from(shares, (share) => share / all);
}

/** Returns the lightness of the object, from 0 to 1. */
function lightOf({ rgb }: SmallImage, figure: Float32Array): number {
  let light = 0;
  figure.forEach(
    (weight, pixel) =>
      (light += (weight * Math.max(rgb[pixel * 3] ?? 0, rgb[pixel * 3 + 1] ?? 0, rgb[pixel * 3 + 2] ?? 0)) / 255),
  );
  return light / Math.max(sum(figure), 1e-6);
}
