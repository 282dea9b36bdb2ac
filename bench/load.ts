import autocannon from 'autocannon';
import { connectTo, type Connection } from './connection.ts';

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p95: number;
}

/** What is measured runs so long before it is: in the first seconds of a process its code is still compiled, and caches fill. */
const warmUpSeconds = 2;

interface Options {
  readonly url: string;
  /** Addresses that the connections rotate over. */
  readonly paths: readonly string[];
  readonly seconds?: number;
  readonly connections?: number;
  readonly headers?: Record<string, string>;
}

/** Asks for the addresses in turn and answers how many replies came a second; a reply that is no success fails the bench. */
export async function load({ url, paths, seconds = 4, connections = 20, headers = { 'accept-encoding': 'br' } }: Options): Promise<Load> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  await autocannon({ url, connections, duration: warmUpSeconds, requests });
  const result = await autocannon({ url, connections, duration: seconds, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}${paths[0] ?? ''}: ${result.non2xx} replies were no success, ${result.errors} failed`);
  return { perSecond: result.requests.average, p95: result.latency.p97_5 };
}

/** So many connections, closed when the work is done. */
export async function withConnections<T>(url: string, count: number, work: (connections: readonly Connection[]) => Promise<T>): Promise<T> {
  const connections = await Promise.all(Array.from({ length: count }, () => connectTo(url)));
  try {
    return await work(connections);
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** Runs the work again and again on so many lanes at once; answers how often it ended a second, and the 95th percentile. */
export async function repeat(lanes: number, seconds: number, work: (lane: number, turn: number) => Promise<void>): Promise<Load> {
  // Its turns are others than the measured ones, so that no key comes twice.
  await repeatFor(lanes, warmUpSeconds, (lane, turn) => work(lane, turn + 1_000_000));
  return repeatFor(lanes, seconds, work);
}

async function repeatFor(lanes: number, seconds: number, work: (lane: number, turn: number) => Promise<void>): Promise<Load> {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let turn = 0; performance.now() < until; turn++) {
        const begun = performance.now();
        await work(lane, turn);
        times.push(performance.now() - begun);
      }
    }),
  );
  const elapsed = (performance.now() - startedAt) / 1_000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / elapsed, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}
