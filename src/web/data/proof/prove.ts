import { proofText } from '#shared/proof-of-work.ts';
import { solve } from './solve.ts';

/** Returns the proof of work for a challenge of the shop: computed in a worker, else in slices on the page's thread. */
export async function prove(challenge: string): Promise<string> {
  return proofText(challenge, await (inWorker(challenge) ?? solve(challenge)));
}

function inWorker(challenge: string): Promise<number> | null {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A browser without workers, or one in which a policy prevents them.
    return null;
  }
  return new Promise<number>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
      resolve(data);
    });
    // The worker could not be loaded: the page's thread computes it.
    worker.addEventListener('error', () => {
      solve(challenge).then(resolve, reject);
    });
    worker.postMessage(challenge);
  }).finally(() => {
    worker.terminate();
  });
}
