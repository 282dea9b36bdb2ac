/** Returns a number below `below` derived from a text: always the same, and unlike those of similar texts (FNV-1a, mixed). */
export function numberOf(text: string, below: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % below;
}

/** A deterministic random generator, with the same values each time the demo shop is filled. */
export interface Dice {
  /** Returns a whole number from `least` to `most`. */
  readonly between: (least: number, max: number) => number;
  readonly oneOf: <T>(choices: readonly T[]) => T;
  /** Returns one of the choices, each as likely as its weight. */
  readonly weighed: <T>(choices: readonly T[], weights: readonly number[]) => T;
  readonly chance: (percent: number) => boolean;
}

/** Creates the random generator of a seed. */
export function diceOf(seed: string): Dice {
  let throws = 0;
  const below = (max: number) => numberOf(`${seed}:${throws++}`, max);
  const oneOf = <T>(choices: readonly T[]): T => {
    if (choices.length === 0) throw new RangeError('There is nothing to choose from.');
    return choices[below(choices.length)] as T;
  };
  return {
    between: (least, max) => least + below(max - least + 1),
    oneOf,
    weighed: (choices, weights) => {
      let left = below(weights.reduce((sum, weight) => sum + weight, 0));
      return choices.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? oneOf(choices);
    },
    chance: (percent) => below(100) < percent,
  };
}
