import { expect, test } from 'vitest';
import { hashBits, imageHashOf, hashSide, type SmallImage } from './image-hash.rules.ts';

type Colour = readonly [number, number, number];
const white: Colour = [255, 255, 255];
const night: Colour = [30, 30, 60];
const red: Colour = [200, 30, 40];
const green: Colour = [30, 160, 60];

/** Draws one object on a background: `inside` tests whether a point belongs to the object, in fractions of the side from the centre. */
function image(background: Colour, colour: Colour, inside: (x: number, y: number) => boolean): SmallImage {
  const rgb = new Uint8Array(hashSide ** 2 * 3);
  for (let pixel = 0; pixel < hashSide ** 2; pixel++) {
    const x = ((pixel % hashSide) + 0.5) / hashSide - 0.5;
    const y = (Math.floor(pixel / hashSide) + 0.5) / hashSide - 0.5;
    rgb.set(inside(x, y) ? colour : background, pixel * 3);
  }
  return { side: hashSide, rgb };
}

const disc = (radius: number) => (x: number, y: number) => Math.hypot(x, y) < radius;
const tall = (x: number, y: number) => Math.abs(x) < 0.1 && Math.abs(y) < 0.4;
const apart = (one: SmallImage, other: SmallImage) => {
  const [bits, others] = [imageHashOf(one), imageHashOf(other)];
  return Array.from(bits).filter((bit, index) => bit !== others[index]).length;
};

test('the looks of an image are so many bits, the same for the same image', () => {
  const one = image(white, red, disc(0.3));
  expect(imageHashOf(one)).toMatch(new RegExp(`^[01]{${hashBits}}$`));
  expect(hashBits).toBe(512);
  expect(apart(one, image(white, red, disc(0.3)))).toBe(0);
});

test('the same object on another background, or from further away, is nearer than another object', () => {
  const requested = image(white, red, disc(0.3));
  const same = Math.max(
    apart(requested, image(night, red, disc(0.3))),
    apart(requested, image(white, red, disc(0.15))),
  );
  const others = [image(white, green, disc(0.3)), image(white, red, tall), image(night, green, tall)];
  for (const other of others) expect(apart(requested, other)).toBeGreaterThan(same * 1.5);
});

test('what differs in colour and in shape is further away than what differs in one', () => {
  const requested = image(white, red, disc(0.3));
  const both = apart(requested, image(white, green, tall));
  expect(both).toBeGreaterThan(apart(requested, image(white, green, disc(0.3))));
  expect(both).toBeGreaterThan(apart(requested, image(white, red, tall)));
});

test.each([
  ['one colour all over', image(red, red, () => false)],
  [
    'noise',
    { side: hashSide, rgb: Uint8Array.from({ length: hashSide ** 2 * 3 }, (_, index) => (index * 7_919) % 256) },
  ],
])('%s has looks as well', (_, odd) => {
  expect(imageHashOf(odd)).toHaveLength(hashBits);
});
