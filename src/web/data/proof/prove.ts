import { proofText } from '#shared/proof-of-work.ts';
import { solve } from './solve.ts';

/** The proof of work for a challenge of the shop: by a worker beside the page, else between what the page does. */
export async function prove(challenge: string): Promise<string> {
  return proofText(challenge, await (inWorker(challenge) ?? solve(challenge)));
}

function inWorker(challenge: string): Promise<number> | null {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A browser without workers, or one that a policy keeps from starting any.
    return null;
  }
  return new Promise<number>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
      resolve(data);
    });
    // The worker could not be loaded: the page does it by itself.
    worker.addEventListener('error', () => {
      solve(challenge).then(resolve, reject);
    });
    worker.postMessage(challenge);
  }).finally(() => {
    worker.terminate();
  });
}
