import { reportQuietly } from '#web/pages/guard.ts';
import type { WorkerMessage } from '../worker-messages.ts';
import { pageVersion } from './page-version.ts';

const workerAddress = '/service-worker.js';
/** A shop that stays open looks so often whether there is a new version, in milliseconds. */
const requestAgainMs = 15 * 60_000;
/** A worker that does not say its version within so many milliseconds is of another build. */
const patienceMs = 2_000;

/**
 * Registers the worker. When a new version is ready and this page is still of the old one, `onNew` is given what makes
 * it take over and loads the page anew. Answers how to stop.
 */
export function registerWorker(onNew: (takeOver: () => void) => void): () => void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return () => undefined;
  const leaving = new AbortController();
  const { signal } = leaving;
  const flashSale = async (worker: ServiceWorker) => {
    // A page of that very version, loaded since: the others keep what they need of theirs.
    if ((await versionOf(worker)) === pageVersion()) worker.postMessage({ kind: 'take-over' } satisfies WorkerMessage);
    else if (!signal.aborted)
      onNew(() => {
        takeOver(worker);
      });
  };
  const follow = (registration: ServiceWorkerRegistration) => {
    const look = (worker: ServiceWorker | null) => {
      // The very first worker takes over by itself.
      if (worker?.state === 'installed' && registration.active !== null) void flashSale(worker);
    };
    look(registration.waiting);
    registration.addEventListener(
      'updatefound',
      () => {
        const { installing } = registration;
        installing?.addEventListener(
          'statechange',
          () => {
            look(installing);
          },
          { signal },
        );
      },
      { signal },
    );
    requestAgain(registration, signal);
  };
  navigator.serviceWorker.register(workerAddress).then(
    // A browser whose workers are switched off answers nothing.
    (registration: ServiceWorkerRegistration | undefined) => {
      if (registration !== undefined && !signal.aborted) follow(registration);
    },
    // A browser that forbids workers, or a network that is gone already.
    (error: unknown) => {
      if (navigator.onLine) reportQuietly(error);
    },
  );
  return () => {
    leaving.abort();
  };
}

/** Requests a new version when the shopper comes back to a shop that was open for long. */
function requestAgain(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let requestedAt = performance.now();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden || performance.now() - requestedAt < requestAgainMs) return;
      requestedAt = performance.now();
      registration.update().catch(() => undefined);
    },
    { signal },
  );
}

/** The worker takes over, and then this page is loaded anew: once, and as a page of the new build. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      location.reload();
    },
    { once: true },
  );
  worker.postMessage({ kind: 'take-over' } satisfies WorkerMessage);
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      resolve(data);
    };
    setTimeout(resolve, patienceMs, null);
    worker.postMessage({ kind: 'version' } satisfies WorkerMessage, [port2]);
  });
}
