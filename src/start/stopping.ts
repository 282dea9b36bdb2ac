import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

/** Milliseconds for which requests in progress may continue once the process is stopping; remaining connections are then closed. */
const graceMilliseconds = 2_500;

/**
 * Tracks which connections have a request in progress, so that a stop waits only for those. `server.close()` waits for every connection and disables
 * the check behind Node's timeouts: one that has sent incomplete headers, or nothing at all (browsers open such spare ones), would block the process
 * for ever.
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
    /** Closes idle connections now, and all others when their requests end or the grace period is over; resolves when none is left. */
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
 * Milliseconds for a whole stop, from its handler on: five seconds are guaranteed from the signal, and on a machine with fifteen busy processes on
 * two processors the handler ran two seconds late. A hanging statement or job loses nothing by an end that a crash could cause at any time.
 */
const longestStopMilliseconds = 3_000;
/** A blocked process, or one with blocked threads, runs no timer: a separate thread ends it after this time. */
const endMilliseconds = 3_500;

/** Handles a signal to stop: stops in order within the time limit, and on a second signal at once. */
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

/** Ends this process from a separate thread, whatever the others do: on a busy machine a stop took up to 7 s. */
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
