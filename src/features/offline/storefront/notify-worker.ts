import type { WorkerMessage } from '../worker-messages.ts';

/** Posts a message to the service worker, waiting until there is one; does nothing in a browser without support. */
export function notifyWorker(message: WorkerMessage): void {
  if (!('serviceWorker' in navigator)) return;
  const { controller, ready } = navigator.serviceWorker;
  if (controller === null) void ready.then(({ active }) => active?.postMessage(message));
  else controller.postMessage(message);
}
