const tickMilliseconds = 50;

/**
 * What `work` answers, or the error of `late` when it takes longer. The time is counted in ticks: while this process is busy itself few of them
 * come, what has arrived is not read yet, and whoever it waits for is not to blame.
 */
export async function inTime<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let ticks = Math.ceil(milliseconds / tickMilliseconds);
  const tooLate = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      ticks -= 1;
      if (ticks > 0) return;
      clearInterval(timer);
      // What has arrived is read in the turns that follow.
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
