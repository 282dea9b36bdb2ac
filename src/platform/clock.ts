/** The one source of the present moment: nothing else in the shop may read a clock. */
export interface Clock {
  now(): Date;
}

/** The real time. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until a test moves it. */
export interface MovableClock extends Clock {
  advance(milliseconds: number): void;
  set(moment: Date): void;
}

/** A clock for tests, standing at `start`. */
export function movableClock(start: Date): MovableClock {
  let milliseconds = start.getTime();
  return {
    now: () => new Date(milliseconds),
    advance: (by) => {
      milliseconds += by;
    },
    set: (moment) => {
      milliseconds = moment.getTime();
    },
  };
}
