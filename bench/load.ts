import autocannon from 'autocannon';
import { connectTo, type Connection } from './connection.ts';
import type { Measured } from './processes.ts';

export interface Load {
  readonly count: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p95: number;
}

/** Seconds of warm-up before measuring: in the first seconds of a process its code is still being compiled, and caches fill. */
export const warmUpSeconds = 2;

interface Options {
  readonly url: string;
  /** Addresses that the connections rotate over. */
  readonly paths: readonly string[];
  readonly seconds?: number;
  /** Seconds of warm-up before that, not measured. */
  readonly warmUp?: number;
  readonly connections?: number;
  readonly headers?: Record<string, string>;
}

/** Requests the addresses in rotation and returns the responses per second; an unsuccessful response fails the bench. */
export async function load({
  url,
  paths,
  seconds = 4,
  warmUp = warmUpSeconds,
  connections = 20,
  headers = { 'accept-encoding': 'br' },
}: Options): Promise<Load> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  if (warmUp > 0) await autocannon({ url, connections, duration: warmUp, requests });
  const result = await autocannon({ url, connections, duration: seconds, requests });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${paths[0] ?? ''}: ${result.non2xx} replies were no success, ${result.errors} failed`);
  return { count: result.requests.total, perSecond: result.requests.average, p95: result.latency.p97_5 };
}

/** The rate of a server's responses and their processor cost. */
export interface Answered {
  readonly perSecond: number;
  /** Microseconds of processor time per response, over all threads of the process. */
  readonly processorMicroseconds: number;
}

const roundsBeside = 3;
const secondsOfRound = 2;

/**
 * Requests the same addresses of two servers alternately: the load runs on the same cores, so a rate depends on it as much as on the servers. The
 * processor time per response is the server's own.
 */
export async function loadBeside(
  servers: readonly [Measured, Measured],
  paths: readonly string[],
): Promise<readonly [Answered, Answered]> {
  const sums = servers.map((server) => ({ server, perSecond: 0, answers: 0, processorSeconds: 0 }));
  for (let round = 0; round < roundsBeside; round++) {
    for (const sum of sums) {
      const { url } = sum.server;
      if (round === 0) await load({ url, paths, warmUp: 1, seconds: warmUpSeconds - 1 });
      const before = sum.server.processorSeconds();
      const { perSecond, count } = await load({ url, paths, warmUp: 0, seconds: secondsOfRound });
      sum.processorSeconds += sum.server.processorSeconds() - before;
      sum.perSecond += perSecond / roundsBeside;
      sum.answers += count;
    }
  }
  const answered = (index: 0 | 1): Answered => {
    const { perSecond = 0, processorSeconds = 0, answers = 1 } = sums[index] ?? {};
    return { perSecond, processorMicroseconds: (processorSeconds / answers) * 1e6 };
  };
  return [answered(0), answered(1)];
}

/** Opens the given number of connections and closes them when the work is done. */
export async function withConnections<T>(
  url: string,
  count: number,
  work: (connections: readonly Connection[]) => Promise<T>,
): Promise<T> {
  const connections = await Promise.all(Array.from({ length: count }, () => connectTo(url)));
  try {
    return await work(connections);
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** The number of completed runs and the time they took. */
export interface Done {
  readonly count: number;
  readonly seconds: number;
}

/** Repeats a piece of work on parallel lanes for a given time; no lane gets the same turn number twice, in any round. */
export async function repeat(
  lanes: number,
  seconds: number,
  round: number,
  work: (lane: number, turn: number) => Promise<void>,
): Promise<Done & Pick<Load, 'p95'>> {
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let turn = round * 1_000_000; performance.now() < until; turn++) {
        const requests = performance.now();
        await work(lane, turn);
        times.push(performance.now() - requests);
      }
    }),
  );
  const elapsed = (performance.now() - begun) / 1_000;
  times.sort((a, b) => a - b);
  return { count: times.length, seconds: elapsed, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}

/**
 * Measures the rates per second of two kinds of work in alternation, so that changes in the machine's speed affect both. The first round of each is a
 * warm-up and not counted.
 */
export async function alternately(
  rounds: number,
  one: (round: number) => Promise<Done>,
  other: (round: number) => Promise<Done>,
): Promise<readonly [number, number]> {
  const sums = [one, other].map((work) => ({ work, count: 0, seconds: 0 }));
  for (let round = 0; round <= rounds; round++) {
    for (const sum of sums) {
      const done = await sum.work(round);
      if (round === 0) continue;
      sum.count += done.count;
      sum.seconds += done.seconds;
    }
  }
  const rate = (index: 0 | 1) => (sums[index]?.count ?? 0) / (sums[index]?.seconds ?? 1);
  return [rate(0), rate(1)];
}
