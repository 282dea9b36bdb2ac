/** Recent guesses: about one phone or account, by one guesser, from one network, and in total. */
export interface GuessCounts {
  readonly subject: number;
  readonly guesser: number;
  readonly network: number;
  readonly all: number;
}
export type CountedBy = keyof GuessCounts;

/** The number of free guesses of each count; above it, the next one has a cost. */
export type FreeGuesses = Readonly<Record<CountedBy, number>>;

/** Multiples of the free guesses of one address: a carrier's network has many customers, and the shop has all of them. */
export const networkShare = 3;
export const wholeShare = 10;

/** The cost of the next guess: a proof of work of this many bits (0: none), and the seconds until the same guesser's next one. */
export interface GuessCost {
  readonly bits: number;
  readonly pauseSeconds: { readonly subject: number; readonly guesser: number; readonly network: number };
}

/** Each bit doubles the work. 18 bits take a browser a tenth of a second, 22 bits two seconds. */
const maxExtraBits = 4;
/** The maximum pause: a minute stops a guessing program, but not a shopper. */
const maxPauseSeconds = { subject: 60, guesser: 60, network: 10 } as const;
/** The pause doubles after each further fifth of the free guesses. */
const stepsOfFree = 5;

/**
 * Returns the cost of the next guess at these counts. The total of the whole shop requires a proof, but causes no pause: it would be caused by
 * strangers.
 */
export function costOfGuess(counts: GuessCounts, free: FreeGuesses, baseBits: number): GuessCost {
  const over = (by: CountedBy) => Math.max(0, counts[by] - free[by]);
  const pause = (by: keyof GuessCost['pauseSeconds']) =>
    over(by) === 0
      ? 0
      : Math.min(
          maxPauseSeconds[by],
          2 ** Math.floor(((over(by) - 1) * stepsOfFree) / Math.max(stepsOfFree, free[by])),
        );
  const times = Math.max(
    ...(['subject', 'guesser', 'network', 'all'] as const).map((by) => (over(by) === 0 ? 0 : counts[by] / free[by])),
  );
  return {
    bits: times === 0 ? 0 : baseBits + Math.min(maxExtraBits, Math.floor(Math.log2(times))),
    pauseSeconds: { subject: pause('subject'), guesser: pause('guesser'), network: pause('network') },
  };
}
