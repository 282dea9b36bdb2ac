import { reportQuietly } from '#web/pages/guard.ts';
import type { WorkerMessage } from '../worker-messages.ts';
import { pageVersion } from './page-version.ts';

const workerAddress = '/service-worker.js';
/** Milliseconds between checks for a new version in a long-open page. */
const requestAgainMs = 15 * 60_000;
/** A worker that does not report its version within this many milliseconds belongs to another build. */
const patienceMs = 2_000;

/**
 * Registers the service worker. When a new version is ready and this page is of the old one, `onNew` receives a function that activates it and
 * reloads the page. Returns a function that stops it.
 */
export function registerWorker(onNew: (takeOver: () => void) => void): () => void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return () => undefined;
  const leaving = new AbortController();
  const { signal } = leaving;
  const flashSale = async (worker: ServiceWorker) => {
    // This page is already of the new version: the worker can take over, and pages of the old one retain their files.
    if ((await versionOf(worker)) === pageVersion()) worker.postMessage({ kind: 'take-over' } satisfies WorkerMessage);
    else if (!signal.aborted)
      onNew(() => {
        takeOver(worker);
      });
  };
  const follow = (registration: ServiceWorkerRegistration) => {
    const look = (worker: ServiceWorker | null) => {
      // The very first worker activates by itself.
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
    // A browser with disabled service workers has no registration.
    (registration: ServiceWorkerRegistration | undefined) => {
      if (registration !== undefined && !signal.aborted) follow(registration);
    },
    // Service workers are forbidden in this browser, or the network is down.
    (error: unknown) => {
      if (navigator.onLine) reportQuietly(error);
    },
  );
  return () => {
    leaving.abort();
  };
}

/** Checks for a new version when the user returns to a long-open page. */
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

/** Activates the worker and then reloads this page, once, as a page of the new build. */
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
