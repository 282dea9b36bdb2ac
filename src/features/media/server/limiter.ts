/** Limits the number of concurrent tasks; the others wait in order. */
export function createLimiter(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}

/** Releases a slot. */
export type LeaveSlot = () => void;

/** Returns slots for tasks that use memory or disk, limited in total and per customer or network. */
export function createSlots(limits: { readonly max: number; readonly maxEach: number }) {
  const taken = new Map<number | string, number>();
  let all = 0;
  return {
    take: (taker: number | string): LeaveSlot | 'all-taken' | 'own-taken' => {
      const own = taken.get(taker) ?? 0;
      if (own >= limits.maxEach) return 'own-taken';
      if (all >= limits.max) return 'all-taken';
      all++;
      taken.set(taker, own + 1);
      return () => {
        all--;
        const left = (taken.get(taker) ?? 1) - 1;
        if (left === 0) taken.delete(taker);
        else taken.set(taker, left);
      };
    },
  };
}
