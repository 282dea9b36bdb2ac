import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What the watch over a process was answered, and after how long. */
export interface Watched {
  readonly status: number;
  readonly milliseconds: number;
}

/*
 * A thread that requests every 20 ms whether a process is up and ready, until it is posted to; then it posts what was answered. Over connections
 * that stay, as a proxy has them: a new one waits in the kernel behind those that came before it.
 */
const address = workerData as string;
let over = false;
parentPort?.once('message', () => (over = true));

async function watch(path: string): Promise<Watched[]> {
  const outcomes: Watched[] = [];
  // The first opens the connection.
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
