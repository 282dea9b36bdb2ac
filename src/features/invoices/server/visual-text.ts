import bidiOf from 'bidi-js';

const bidi = bidiOf();

/** A run of text in one direction, in logical order. */
export interface Run {
  readonly text: string;
  readonly rtl: boolean;
}

/** Returns the direction of a text from data: that of its first letter. */
export function ownDirection(text: string): 'rtl' | 'ltr' {
  return /^[^A-Za-z\u0600-\u06ff]*[A-Za-z]/.test(text) ? 'ltr' : 'rtl';
}

const persianDigits = /([۰-۹٠-٩]+)/;

/**
 * Splits a line into runs in visual order from left to right, by the Unicode bidirectional algorithm. The drawing library reverses Arabic script
 * itself, including its digits: digits within a left-to-right run therefore become their own run.
 */
export function visualRuns(line: string, base: 'rtl' | 'ltr'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, base);
  const runs: { text: string; level: number }[] = [];
  for (const [position, sign] of Array.from(
    { length: line.length },
    (_, index) => [index, line.charAt(index)] as const,
  )) {
    const level = levels[position] ?? 0;
    const last = runs.at(-1);
    const visible = level % 2 === 1 ? (bidi.getMirroredCharacter(sign) ?? sign) : sign;
    if (last?.level === level) last.text += visible;
    else runs.push({ text: visible, level });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) turnRound(runs, level);
  return runs.flatMap(({ text, level }): Run[] =>
    level % 2 === 1
      ? [{ text, rtl: true }]
      : text
          .split(persianDigits)
          .filter((part) => part !== '')
          .map((part) => ({ text: part, rtl: false })),
  );
}

/** Rule L2: reverses every sequence of runs at or above a level. */
function turnRound(runs: { text: string; level: number }[], level: number): void {
  for (let start = 0; start < runs.length; start++) {
    let end = start;
    while ((runs[end]?.level ?? -1) >= level) end++;
    if (end - start > 1) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
    start = Math.max(start, end);
  }
}

/** Whether the drawing library reverses a run: it does so for Arabic script, including digits. */
const isRightToLeft = /^[^A-Za-z]*[\u0600-\u06ff]/;

/** Returns a run as passed to the drawing library, so that it is rendered in the correct order. */
export function asDrawn({ text, rtl }: Run): string {
  return isRightToLeft.test(text) === rtl ? text : Array.from(text).reverse().join('');
}
