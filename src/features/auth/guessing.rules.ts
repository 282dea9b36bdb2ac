/** How often was guessed lately: about one phone or account, by one guesser, from one network, and over all. */
export interface GuessCounts {
  readonly subject: number;
  readonly guesser: number;
  readonly network: number;
  readonly all: number;
}
export type CountedBy = keyof GuessCounts;

/** How many guesses are free of each count: beyond, the next one costs. */
export type FreeGuesses = Readonly<Record<CountedBy, number>>;

/** A carrier's network holds many customers, and the whole shop all of them: so many times the guesses of one address are free. */
export const networkShare = 3;
export const wholeShare = 10;

/** What the next guess costs: a proof of work of so many bits (0: none), and the seconds until another of the same guesser. */
export interface GuessCost {
  readonly bits: number;
  readonly pauseSeconds: { readonly subject: number; readonly guesser: number; readonly network: number };
}

/** Each bit doubles the work. 18 bits are a tenth of a second of a browser, 22 bits two. */
const maxExtraBits = 4;
/** A pause is never longer: a minute stops a program that guesses, and nobody who has come to buy. */
const maxPauseSeconds = { subject: 60, guesser: 60, network: 10 } as const;
/** Within each fifth of what is free, the pause is the same; then it doubles. */
const stepsOfFree = 5;

/**
 * What the next guess costs after so many. A count over the whole shop requires a proof, but pauses nobody: a pause
 * would be a stranger's.
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
