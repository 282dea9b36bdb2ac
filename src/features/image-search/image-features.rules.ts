import { hashBits, hashSide, imageHashOf, type SmallImage } from './image-hash.rules.ts';
import type { GrayImage } from './image-points.rules.ts';
import { searchedWords, storedWords, wordBits, type UnsureWord } from './image-words.rules.ts';
import { maxFeaturesLength } from './features-length.rules.ts';

/** An image of which both the whole and the details are analysed; interleaved RGB. */
export interface ColourImage {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** The longer side of an analysed image, in pixels. */
export const featuresSide = 256;

/** The features of a query image: of the whole, which find similar items, and of details, which find the same item. */
export interface ImageFeatures {
  readonly hash: string;
  readonly words: readonly UnsureWord[];
}

/** Computes the features of a query image. */
export const featuresOfSearched = (image: ColourImage): ImageFeatures => ({
  hash: imageHashOf(squareOf(image)),
  words: searchedWords(grayOf(image)),
});

/** The features of a stored image. */
export interface StoredFeatures {
  readonly hash: string;
  readonly words: readonly number[];
}

/** Computes the features of an image to be indexed. */
export const featuresOfStored = (image: ColourImage): StoredFeatures => ({
  hash: imageHashOf(squareOf(image)),
  words: storedWords(grayOf(image)),
});

/** Converts an image to greyscale. */
function grayOf({ width, height, rgb }: ColourImage): GrayImage {
  const light = new Float32Array(width * height);
  for (let pixel = 0; pixel < light.length; pixel++)
    light[pixel] = 0.3 * (rgb[pixel * 3] ?? 0) + 0.59 * (rgb[pixel * 3 + 1] ?? 0) + 0.11 * (rgb[pixel * 3 + 2] ?? 0);
  return { width, height, light };
}

/** Scales the whole image into the middle of a small white square, each pixel the mean of its source pixels. */
function squareOf({ width, height, rgb }: ColourImage): SmallImage {
  const scale = hashSide / Math.max(width, height);
  const [columns, rows] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const [left, top] = [Math.floor((hashSide - columns) / 2), Math.floor((hashSide - rows) / 2)];
  const square = new Uint8Array(hashSide ** 2 * 3).fill(255);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const colour = meanOf({ width, rgb }, spanOf(column, columns, width), spanOf(row, rows, height));
      square.set(colour, ((top + row) * hashSide + left + column) * 3);
    }
  }
  return { side: hashSide, rgb: square };
}

type Span = readonly [from: number, to: number];

/** Returns the range of source pixels that a scaled pixel covers. */
function spanOf(index: number, count: number, all: number): Span {
  const from = Math.floor((index * all) / count);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * all) / count))];
}

function meanOf(
  { width, rgb }: Pick<ColourImage, 'width' | 'rgb'>,
  columns: Span,
  rows: Span,
): [number, number, number] {
  let [red, green, blue] = [0, 0, 0];
  for (let row = rows[0]; row < rows[1]; row++) {
    for (let column = columns[0]; column < columns[1]; column++) {
      const pixel = (row * width + column) * 3;
      red += rgb[pixel] ?? 0;
      green += rgb[pixel + 1] ?? 0;
      blue += rgb[pixel + 2] ?? 0;
    }
  }
  const count = (columns[1] - columns[0]) * (rows[1] - rows[0]);
  return [red / count, green / count, blue / count];
}

const signsOnly = /^[A-Za-z0-9_-]+$/;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const bitsOfSign = 6;
const signsOfHash = Math.ceil(hashBits / bitsOfSign);
const signsOfNumber = wordBits / bitsOfSign;
const unsureOfWord = 2;
const tiltsOfWord = 2;
const signsOfWord = (1 + tiltsOfWord) * signsOfNumber + unsureOfWord;

/** Encodes features for a URL: the hash, then for each word the word itself, its rotated variants and the positions of its least certain bits. */
export function encodeFeatures({ hash, words }: ImageFeatures): string {
  const sixes = hash.match(/.{1,6}/g) ?? [];
  return [
    ...sixes.map((six) => alphabet.charAt(Number.parseInt(six.padEnd(bitsOfSign, '0'), 2))),
    ...words.flatMap(({ word, turned, unsure }) => [
      ...[word, ...turned].map(encodeNumber),
      ...unsure.map((position) => alphabet.charAt(position)),
    ]),
  ].join('');
}

const encodeNumber = (number: number) =>
  Array.from({ length: signsOfNumber }, (_, index) =>
    alphabet.charAt((number >> (bitsOfSign * (signsOfNumber - 1 - index))) & 63),
  ).join('');

/** Decodes features from a URL; returns null when they are invalid. */
export function decodeFeatures(text: string): ImageFeatures | null {
  const ofWords = text.length - signsOfHash;
  if (!signsOnly.test(text) || ofWords < 0 || ofWords % signsOfWord !== 0 || text.length > maxFeaturesLength)
    return null;
  const signs = Array.from(text, (sign) => alphabet.indexOf(sign));
  const hash = signs
    .slice(0, signsOfHash)
    .map((number) => number.toString(2).padStart(bitsOfSign, '0'))
    .join('')
    .slice(0, hashBits);
  const words = Array.from({ length: ofWords / signsOfWord }, (_, index) =>
    decodeWord(signs.slice(signsOfHash + index * signsOfWord, signsOfHash + (index + 1) * signsOfWord)),
  );
  return words.every(({ unsure }) => unsure.every((position) => position < wordBits)) ? { hash, words } : null;
}

function decodeWord(signs: readonly number[]): UnsureWord {
  const [word = 0, ...turned] = Array.from({ length: 1 + tiltsOfWord }, (_, index) =>
    signs
      .slice(index * signsOfNumber, (index + 1) * signsOfNumber)
      .reduce((number, sign) => (number << bitsOfSign) | sign, 0),
  );
  return { word, turned, unsure: signs.slice((1 + tiltsOfWord) * signsOfNumber) };
}
