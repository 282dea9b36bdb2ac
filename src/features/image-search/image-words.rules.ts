import { imagePoints, type GrayImage, type ImagePoint } from './image-points.rules.ts';

/** The maximum numbers of words stored per product image and searched per query image. */
const maxStored = 100;
const maxSearched = 64;

/** A word of a query image, which also matches with its least certain bits flipped or the image slightly rotated. */
export interface UnsureWord {
  readonly word: number;
  /** The positions of the least certain bits, from the right. */
  readonly unsure: readonly number[];
  /** The word for the image rotated slightly to either side. */
  readonly turned: readonly number[];
}

/** Bits per word. Below 20 bits the images of a large shop share words by chance. */
export const wordBits = 24;
const unsureBits = 2;

/**
 * Returns the words of a query image: a number for the surroundings of each of its strongest points. Images of the same item share many words
 * whatever their crop, scale or lighting; other images, even of merely similar items, share hardly any.
 */
export function searchedWords(image: GrayImage): UnsureWord[] {
  return imagePoints(image, maxSearched).map((point) => {
    const values = valuesOf(directionsAround(point, 0));
    return {
      word: wordOf(values),
      unsure: unsureOf(values),
      turned: tilts.map((turn) => wordOf(valuesOf(directionsAround(point, turn)))),
    };
  });
}

/** Returns the distinct words of an image to be indexed. */
export function storedWords(image: GrayImage): number[] {
  return [...new Set(imagePoints(image, maxStored).map((point) => wordOf(valuesOf(directionsAround(point, 0)))))];
}

/** Returns all numbers that a word of a query image may stand for. */
export function wordsMeant({ word, unsure, turned }: UnsureWord): number[] {
  const meant = unsure.reduce((numbers, bit) => [...numbers, ...numbers.map((one) => one ^ (1 << bit))], [word]);
  return [...new Set([...meant, ...turned])];
}

/**
 * Projects the surroundings of a point onto each pattern; the sign gives one bit of a word. Both signs are equally frequent and the bits nearly
 * independent, so no training is needed.
 */
const valuesOf = (sums: Float32Array): number[] =>
  patterns.map((pattern) => pattern.reduce((total, weight, index) => total + weight * (sums[index] ?? 0), 0));

const wordOf = (values: readonly number[]): number =>
  values.reduce((word, value, bit) => (value > 0 ? word | (1 << bit) : word), 0);

const unsureOf = (values: readonly number[]): number[] =>
  values
    .map((value, bit) => ({ bit, size: Math.abs(value) }))
    .sort((a, b) => a.size - b.size || a.bit - b.bit)
    .slice(0, unsureBits)
    .map(({ bit }) => bit);

/** Photographs are seldom level; smaller rotations match without these variants. */
const tilts = [-7, 7].map((degrees) => (degrees * Math.PI) / 180);

const cells = 4;
const directions = 8;
/** Half the side of the window around a point, in units of its blur. */
const reachOfPoint = 6;

/** Returns the gradient strength by direction in each cell of a window around a point (Lowe's descriptor), upright or rotated. */
function directionsAround({ x, y, scale, image: { width, height, light } }: ImagePoint, turn: number): Float32Array {
  const reach = scale * reachOfPoint;
  const [cosine, sine] = [Math.cos(turn) / reach, Math.sin(turn) / reach];
  const sums = new Float32Array(cells ** 2 * directions);
  for (let row = Math.max(1, Math.floor(y - reach)); row <= Math.min(height - 2, Math.ceil(y + reach)); row++) {
    for (
      let column = Math.max(1, Math.floor(x - reach));
      column <= Math.min(width - 2, Math.ceil(x + reach));
      column++
    ) {
      const along = cosine * (column - x) + sine * (row - y);
      const down = cosine * (row - y) - sine * (column - x);
      const pixel = row * width + column;
      const toRight = (light[pixel + 1] ?? 0) - (light[pixel - 1] ?? 0);
      const toBelow = (light[pixel + width] ?? 0) - (light[pixel - width] ?? 0);
      const weight = Math.hypot(toRight, toBelow) * Math.exp(-(along ** 2 + down ** 2));
      if (weight === 0) continue;
      const direction = ((Math.atan2(toBelow, toRight) - turn) / (2 * Math.PI) + 2) * directions;
      spread(sums, { column: ((along + 1) * cells) / 2 - 0.5, row: ((down + 1) * cells) / 2 - 0.5, direction, weight });
    }
  }
  const total = sums.reduce((sum, one) => sum + one, 1e-6);
  return sums.map((one) => Math.sqrt(one / total));
}

/** Distributes a value over the neighbouring cells and directions by interpolation. */
function spread(
  sums: Float32Array,
  at: { readonly column: number; readonly row: number; readonly direction: number; readonly weight: number },
): void {
  const [left, above, before] = [Math.floor(at.column), Math.floor(at.row), Math.floor(at.direction)];
  for (let row = Math.max(0, above); row <= Math.min(cells - 1, above + 1); row++) {
    for (let column = Math.max(0, left); column <= Math.min(cells - 1, left + 1); column++) {
      const share = (1 - Math.abs(at.row - row)) * (1 - Math.abs(at.column - column)) * at.weight;
      for (let direction = before; direction <= before + 1; direction++) {
        const index = (row * cells + column) * directions + (direction % directions);
        sums[index] = (sums[index] ?? 0) + share * (1 - Math.abs(at.direction - direction));
      }
    }
  }
}

/** The frequencies of a pattern across the cells, down them and around the directions, the last as sine or cosine. */
type Waves = readonly [across: number, down: number, around: number, shape: 'cos' | 'sin'];

/** Those of 64 patterns with the greatest variance over the surroundings of points. */
const waves: readonly Waves[] = [
  ...[1, 2].flatMap((around) => [[0, 0, around, 'cos'] as const, [0, 0, around, 'sin'] as const]),
  ...(
    [
      [0, 1],
      [1, 0],
    ] as const
  ).flatMap(([across, down]) => [
    [across, down, 0, 'cos'] as const,
    [across, down, 1, 'cos'] as const,
    [across, down, 1, 'sin'] as const,
    [across, down, 2, 'cos'] as const,
    [across, down, 2, 'sin'] as const,
  ]),
  [1, 1, 1, 'cos'],
  [1, 1, 1, 'sin'],
  [0, 2, 1, 'cos'],
  [0, 2, 1, 'sin'],
  [0, 2, 2, 'cos'],
  [2, 0, 1, 'cos'],
  [2, 0, 1, 'sin'],
  [2, 0, 2, 'cos'],
  [1, 2, 1, 'sin'],
  [2, 1, 1, 'cos'],
];

const patterns = waves.map(([across, down, around, shape]) =>
  Float32Array.from({ length: cells ** 2 * directions }, (_, index) => {
    const cell = Math.floor(index / directions);
    const wave = (count: number, at: number) => Math.cos(((2 * at + 1) * count * Math.PI) / (2 * cells));
    const turn = (2 * Math.PI * around * (index % directions)) / directions;
    return (
      wave(across, cell % cells) *
      wave(down, Math.floor(cell / cells)) *
      (shape === 'cos' ? Math.cos(turn) : Math.sin(turn))
    );
  }),
);
