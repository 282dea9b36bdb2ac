/** The only source of the current time: no other code may read a clock. */
export interface Clock {
  now(): Date;
}

/** The system clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that only moves when a test moves it. */
export interface MovableClock extends Clock {
  advance(milliseconds: number): void;
  set(moment: Date): void;
}

/** Creates a clock for tests, set to `start`. */
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
