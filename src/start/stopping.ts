import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

/** How long requests under way may take once the process is stopping; what then still holds a connection is cut off. */
const graceMilliseconds = 2_500;

/**
 * Follows which connections have a request under way, so that a stop waits for those alone. `server.close()` waits for every
 * connection and switches off the check behind Node's time limits: one that has sent half a head, or nothing at all (browsers
 * hold such spare ones), would keep the process for ever.
 */
export function followConnections(server: Server): { readonly release: () => Promise<void> } {
  const requests = new Map<Socket, number>();
  let stopping = false;
  let allEnded = () => {};
  const ended = (socket: Socket) => {
    requests.delete(socket);
    if (stopping && requests.size === 0) allEnded();
  };
  const destroyIfIdle = (socket: Socket) => {
    if (stopping && requests.get(socket) === 0) socket.destroy();
  };
  server.on('connection', (socket: Socket) => {
    requests.set(socket, 0);
    socket.once('close', () => ended(socket));
    destroyIfIdle(socket);
  });
  server.on('request', ({ socket }, response) => {
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = requests.get(socket);
      if (left === undefined) return;
      requests.set(socket, left - 1);
      destroyIfIdle(socket);
    });
  });
  return {
    /** Ends idle connections now, and all others when their requests end or their time is over; resolves when none is left. */
    release: async () => {
      stopping = true;
      for (const socket of requests.keys()) destroyIfIdle(socket);
      setTimeout(() => {
        for (const socket of requests.keys()) socket.destroy();
      }, graceMilliseconds).unref();
      if (requests.size > 0) await new Promise<void>((resolve) => (allEnded = resolve));
    },
  };
}

/**
 * How long a stop may take in all, from its handler on: five seconds are promised from the signal, and on a machine with fifteen at work for two
 * processors the handler came two seconds late. A statement or a job that hangs loses nothing by an end that a crash may bring at any time.
 */
const longestStopMilliseconds = 3_000;
/** A process that is held up itself, or whose threads are, hears no timer: from outside its own thread it is ended after so long. */
const endMilliseconds = 3_500;

/** What a process does at a signal to stop: in order within its time, and at the second signal at once. */
export function onStopSignal(stop: () => Promise<void>, failed: (error: unknown) => void): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      endInTime();
      setTimeout(() => {
        failed(new Error('What was under way did not end in time and was cut off.'));
        process.exit(1);
      }, longestStopMilliseconds).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          failed(error);
          process.exit(1);
        },
      );
    });
  }
}

/** Ends this process by a thread of its own, whatever the others do: on a machine that much else keeps busy a stop took up to 7 s. */
function endInTime(): void {
  const now = 'performance.timeOrigin + performance.now()';
  const thread = new Worker(
    `setTimeout(() => process.kill(process.pid, 'SIGKILL'), require('node:worker_threads').workerData - (${now}))`,
    { eval: true, workerData: performance.timeOrigin + performance.now() + endMilliseconds, execArgv: [] },
  );
  thread.unref();
  // Without a thread there is still the timer.
  thread.on('error', () => undefined);
}
