const tickMilliseconds = 50;

/**
 * Returns the result of `work`, or rejects with the error of `late` when it takes longer. Time is measured in ticks: while this process is busy, few
 * ticks occur, and responses that have arrived are not read yet, so the other side is not to blame.
 */
export async function inTime<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let ticks = Math.ceil(milliseconds / tickMilliseconds);
  const tooLate = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      ticks -= 1;
      if (ticks > 0) return;
      clearInterval(timer);
      // Data that has arrived is read in the following turns of the event loop.
      setImmediate(() => setImmediate(() => setImmediate(() => reject(late()))));
    }, tickMilliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearInterval(timer);
    work.catch(() => undefined);
  }
}
