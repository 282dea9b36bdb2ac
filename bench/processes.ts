import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A measured process. */
export interface Measured {
  readonly url: string;
  /** Milliseconds from the start of the process to its first response. */
  readonly startedInMs: number;
  readonly residentMegabytes: () => number;
  /** Processor time since the start of the process, over all its threads. */
  readonly processorSeconds: () => number;
  readonly stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();
// Kills the child processes when a bench is aborted.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a process that listens on PORT and waits until it responds. */
export async function start(
  args: readonly string[],
  environment: Record<string, string>,
  readyPath: string,
): Promise<Measured> {
  const port = await freePort();
  const begun = performance.now();
  const child: ChildProcess = spawn(process.execPath, [...args], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended at its start`);
    const answered = await fetch(`${url}${readyPath}`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (answered) break;
    if (performance.now() - begun > 120_000) throw new Error(`${args.join(' ')} does not answer`);
    await delay(10);
  }
  return {
    url,
    startedInMs: performance.now() - begun,
    residentMegabytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024,
    processorSeconds: () => processorSecondsOf(child.pid),
    stop: async () => {
      running.delete(child);
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** /proc counts in hundredths of a second (USER_HZ), whatever the kernel's own tick is. */
const ticksPerSecond = 100;

/** Returns a process's user and system processor time, from the 14th and 15th fields of its stat file. */
function processorSecondsOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in parentheses, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
