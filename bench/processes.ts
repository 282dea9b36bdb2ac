import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A process under measure. */
export interface Measured {
  readonly url: string;
  /** From the start of the process to its first answer, in milliseconds. */
  readonly startedInMs: number;
  readonly residentMegabytes: () => number;
  readonly stop: () => Promise<void>;
}

let nextPort = 4_310;

/** Starts a process that listens on PORT and waits until it answers. */
export async function start(args: readonly string[], environment: Record<string, string>, readyPath: string): Promise<Measured> {
  const port = nextPort++;
  const begun = performance.now();
  const child: ChildProcess = spawn(process.execPath, [...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended at its start`);
    const answered = await fetch(`${url}${readyPath}`).then((reply) => reply.ok, () => false);
    if (answered) break;
    if (performance.now() - begun > 120_000) throw new Error(`${args.join(' ')} does not answer`);
    await delay(10);
  }
  return {
    url,
    startedInMs: performance.now() - begun,
    residentMegabytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
