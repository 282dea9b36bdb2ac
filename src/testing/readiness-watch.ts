import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** A response to the readiness probe, and its duration. */
export interface Watched {
  readonly status: number;
  readonly milliseconds: number;
}

/*
 * A thread that probes every 20 ms whether a process is up and ready, until it receives a message; then it posts the responses. It uses persistent
 * connections, like a proxy: a new one waits in the kernel behind earlier ones.
 */
const address = workerData as string;
let over = false;
parentPort?.once('message', () => (over = true));

async function watch(path: string): Promise<Watched[]> {
  const outcomes: Watched[] = [];
  // The first request opens the connection.
  for (let isFirst = true; !over; isFirst = false) {
    const begun = performance.now();
    const answer = await fetch(address + path);
    await answer.text();
    if (!isFirst) outcomes.push({ status: answer.status, milliseconds: performance.now() - begun });
    await delay(20);
  }
  return outcomes;
}

const watching = ['/healthz', '/readyz'].map(watch);
parentPort?.postMessage((await Promise.all(watching)).flat());
