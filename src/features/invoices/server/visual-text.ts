import bidiOf from 'bidi-js';

const bidi = bidiOf();

/** A stretch of text in one direction, in the order in which it is read. */
export interface Run {
  readonly text: string;
  readonly rtl: boolean;
}

/** The direction of a text that comes from data: that of its first letter. */
export function ownDirection(text: string): 'rtl' | 'ltr' {
  return /^[^A-Za-z\u0600-\u06ff]*[A-Za-z]/.test(text) ? 'ltr' : 'rtl';
}

const persianDigits = /([۰-۹٠-٩]+)/;

/**
 * A line cut into runs, from left to right as the eye meets them, by the Unicode bidirectional algorithm. What draws them
 * turns Arabic script round by itself, its digits too: where these stand in a run from left to right they are a run of
 * their own.
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

/** Rule L2: every sequence of runs at or above a level is read backwards. */
function turnRound(runs: { text: string; level: number }[], level: number): void {
  for (let start = 0; start < runs.length; start++) {
    let end = start;
    while ((runs[end]?.level ?? -1) >= level) end++;
    if (end - start > 1) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
    start = Math.max(start, end);
  }
}

/** Whether the drawing library will turn a run round: it does so with whatever is Arabic script, digits included. */
const isRightToLeft = /^[^A-Za-z]*[\u0600-\u06ff]/;

/** A run as it is handed over for drawing, so that it comes out as it is read. */
export function asDrawn({ text, rtl }: Run): string {
  return isRightToLeft.test(text) === rtl ? text : Array.from(text).reverse().join('');
}
