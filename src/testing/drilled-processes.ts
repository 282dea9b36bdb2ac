import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { bundleProgram } from '#platform/testing/bundled-program.ts';
import { freePort } from '#platform/testing/test-postgres.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** One process of a shop that runs in several, restarted as its operator's systemd units do. */
export interface DrilledProcess {
  readonly name: string;
  /** Its address; nothing calls the worker's. */
  readonly address: string;
  /** Kills it as the machine would, and starts it again after a moment; resolves with the milliseconds until it was ready. */
  readonly killAndStart: () => Promise<number>;
  /** Stops it gracefully, for something that needs exclusive access to its database, until `goOn`. */
  readonly pause: () => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a program of the shop under its name, on a fixed port: from the sources, or from the build. */
export async function startDrilled(
  name: string,
  entry: string,
  environment: Record<string, string>,
): Promise<DrilledProcess> {
  const program = entry.endsWith('.js') ? { file: entry, remove: () => Promise.resolve() } : await bundleProgram(entry);
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    child = spawn(process.execPath, [program.file], {
      cwd: root,
      env: { ...environment, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { stdout } = child;
    if (stdout === null) throw new Error('Its output is not read.');
    // Its first line reports that it is ready.
    for await (const line of createInterface({ input: stdout })) if (line.includes('Hojreh')) return;
    throw new Error(`${name} ended before it was there.`);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    name,
    address: `http://127.0.0.1:${port}`,
    killAndStart: async () => {
      await end('SIGKILL');
      await delay(1_000);
      const begun = performance.now();
      await start();
      return performance.now() - begun;
    },
    pause: () => end('SIGTERM'),
    goOn: start,
    stop: async () => {
      await end('SIGTERM');
      await program.remove();
    },
  };
}

/** The results of requests to processes of which one is sometimes down. */
export class Requests {
  /** Responses that are neither as expected nor 503 with a retry time. */
  readonly strange: string[] = [];
  readonly given = { answered: 0, busy: 0, broken: 0 };
  longestWaitMs = 0;
  readonly #patienceSeconds: number;
  readonly #processes: readonly Pick<DrilledProcess, 'address'>[];
  #turn = 0;

  constructor(processes: readonly Pick<DrilledProcess, 'address'>[], patienceSeconds = 60) {
    this.#patienceSeconds = patienceSeconds;
    this.#processes = processes;
  }

  /** Sends a request to one process after the other, or to the proxy in front of them, until one responds. */
  async send(address: string, init: RequestInit = {}): Promise<Response> {
    const begun = performance.now();
    for (;;) {
      const { address: origin } = this.#processes[(this.#turn += 1) % this.#processes.length]!;
      const answer = await fetch(`${origin}${address}`, { redirect: 'manual', ...init }).catch(() => undefined);
      if (answer === undefined) this.given.broken += 1;
      else if (answer.status === 503 && answer.headers.has('retry-after')) this.given.busy += 1;
      else {
        this.given.answered += 1;
        this.longestWaitMs = Math.max(this.longestWaitMs, performance.now() - begun);
        if (answer.status >= 400)
          this.strange.push(`${answer.status} ${address}: ${(await answer.clone().text()).slice(0, 200)}`);
        return answer;
      }
      if (performance.now() - begun > this.#patienceSeconds * 1_000)
        throw new Error(`Nobody answered ${address} for ${this.#patienceSeconds} seconds.`);
      await answer?.body?.cancel();
      await delay(100);
    }
  }
}
