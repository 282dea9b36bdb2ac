export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Returns the time left until an end, in whole seconds rounded up; null once it has passed. */
export function timeLeft(end: Date, now: Date): TimeLeft | null {
  const seconds = Math.ceil((end.getTime() - now.getTime()) / 1000);
  if (!(seconds > 0)) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
