/** The lightness of each pixel, from 0 to 255, in row order. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

/** A blob of an image that stands out from its surroundings, at the scale at which it does so. */
export interface ImagePoint {
  readonly x: number;
  readonly y: number;
  /** The standard deviation of the blur with the strongest response, in pixels of {@link ImagePoint.image}. */
  readonly scale: number;
  /** The strength of the response. */
  readonly strength: number;
  /** The blurred image in which it was detected, in whose pixels `x` and `y` are. */
  readonly image: GrayImage;
}

/** Blur steps per octave, that is, per halving of the image. */
const stepsOfOctave = 3;
const firstBlur = 1.6;
/** The assumed initial blur of a photograph or downscaled image. */
const givenBlur = 0.5;
const blurStep = 2 ** (1 / stepsOfOctave);
const smallestSide = 16;
/** Out of 255; weaker responses are compression noise. */
const leastContrast = 1.5;
/** The length-to-width ratio from which a blob counts as an edge, whose position along itself is arbitrary. */
const longestSpot = 10;
const edgeBound = (longestSpot + 1) ** 2 / longestSpot;

/**
 * Returns the strongest blobs of an image, strongest first: extrema of the differences of Gaussians over position and scale (Lowe, 2004), which are
 * stable under cropping, scaling and changes of brightness.
 */
export function imagePoints(image: GrayImage, count: number): ImagePoint[] {
  const points: ImagePoint[] = [];
  let base = blurred(image, Math.sqrt(firstBlur ** 2 - givenBlur ** 2));
  while (Math.min(base.width, base.height) >= smallestSide) {
    const blurs = [base];
    for (let step = 1; step < stepsOfOctave + 3; step++)
      blurs.push(blurred(blurs[step - 1] ?? base, firstBlur * blurStep ** (step - 1) * Math.sqrt(blurStep ** 2 - 1)));
    points.push(...pointsOfOctave(blurs));
    base = halved(blurs[stepsOfOctave] ?? base);
  }
  return points.sort((a, b) => b.strength - a.strength || a.y - b.y || a.x - b.x).slice(0, count);
}

function pointsOfOctave(blurs: readonly GrayImage[]): ImagePoint[] {
  const differences = blurs.slice(1).map((blur, index) => difference(blur, blurs[index] ?? blur));
  const points: ImagePoint[] = [];
  for (let step = 1; step <= stepsOfOctave; step++) {
    const [below, at, above] = differences.slice(step - 1, step + 2);
    const image = blurs[step];
    if (below === undefined || at === undefined || above === undefined || image === undefined) continue;
    for (let y = 1; y < image.height - 1; y++) {
      for (let x = 1; x < image.width - 1; x++) {
        const pixel = y * image.width + x;
        const value = at[pixel] ?? 0;
        if (Math.abs(value) < leastContrast || !isExtreme([below, at, above], pixel, image.width)) continue;
        const moved = refined(below, at, above, { pixel, width: image.width });
        if (moved === null) continue;
        points.push({
          x: x + moved.x,
          y: y + moved.y,
          scale: firstBlur * blurStep ** (step + moved.step),
          strength: Math.abs(value),
          image,
        });
      }
    }
  }
  return points;
}

/** Whether a pixel is further from zero than its 26 neighbours in position and scale. */
function isExtreme(layers: readonly Float32Array[], pixel: number, width: number): boolean {
  const value = layers[1]?.[pixel] ?? 0;
  const sign = value > 0 ? 1 : -1;
  for (const [index, layer] of layers.entries()) {
    for (let row = pixel - width; row <= pixel + width; row += width) {
      for (let other = row - 1; other <= row + 1; other++) {
        if (index === 1 && other === pixel) continue;
        if (sign * (layer[other] ?? 0) >= sign * value) return false;
      }
    }
  }
  return true;
}

/** Returns the sub-pixel offset of a blob in position and scale, at most half a step; null for an edge. */
function refined(
  below: Float32Array,
  at: Float32Array,
  above: Float32Array,
  { pixel, width }: { readonly pixel: number; readonly width: number },
): { readonly x: number; readonly y: number; readonly step: number } | null {
  const value = (layer: Float32Array, index: number) => layer[index] ?? 0;
  const middle = value(at, pixel);
  const [left, right] = [value(at, pixel - 1), value(at, pixel + 1)];
  const [up, down] = [value(at, pixel - width), value(at, pixel + width)];
  const across = left + right - 2 * middle;
  const along = up + down - 2 * middle;
  const both =
    (value(at, pixel + width + 1) -
      value(at, pixel + width - 1) -
      value(at, pixel - width + 1) +
      value(at, pixel - width - 1)) /
    4;
  const determinant = across * along - both * both;
  if (determinant <= 0 || (across + along) ** 2 / determinant > edgeBound) return null;
  const [smaller, larger] = [value(below, pixel), value(above, pixel)];
  return {
    x: halfStep((left - right) / 2 / across),
    y: halfStep((up - down) / 2 / along),
    step: halfStep((smaller - larger) / 2 / (smaller + larger - 2 * middle)),
  };
}

const halfStep = (offset: number) => Math.min(0.5, Math.max(-0.5, Number.isFinite(offset) ? offset : 0));

function difference(one: GrayImage, other: GrayImage): Float32Array {
  return one.light.map((light, pixel) => light - (other.light[pixel] ?? 0));
}

/** Halves an image by taking every second pixel of every second row. */
function halved({ width, height, light }: GrayImage): GrayImage {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const smaller = new Float32Array(half.width * half.height);
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) smaller[y * half.width + x] = light[2 * y * width + 2 * x] ?? 0;
  }
  return { ...half, light: smaller };
}

/** Applies a Gaussian blur, horizontally and then vertically; border pixels are extended outwards. */
function blurred({ width, height, light }: GrayImage, deviation: number): GrayImage {
  const reach = Math.ceil(deviation * 3);
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = kernel.reduce((sum, weight) => sum + weight, 0);
  const across = new Float32Array(light.length);
  const padded = new Float32Array(width + 2 * reach);
  for (let y = 0; y < height; y++) {
    const row = light.subarray(y * width, (y + 1) * width);
    padded.fill(row[0] ?? 0, 0, reach).fill(row[width - 1] ?? 0, width + reach);
    padded.set(row, reach);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let index = 0; index <= 2 * reach; index++) sum += (kernel[index] ?? 0) * (padded[x + index] ?? 0);
      across[y * width + x] = sum / total;
    }
  }
  const down = new Float32Array(light.length);
  for (let y = 0; y < height; y++) {
    for (let index = 0; index <= 2 * reach; index++) {
      const from = Math.min(height - 1, Math.max(0, y + index - reach)) * width;
      const weight = (kernel[index] ?? 0) / total;
      for (let x = 0; x < width; x++)
        down[y * width + x] = (down[y * width + x] ?? 0) + weight * (across[from + x] ?? 0);
    }
  }
  return { width, height, light: down };
}
