import type { WorkerMessage } from '../worker-messages.ts';

/** Sends the worker a message, or as soon as there is one; nothing happens in a browser without. */
export function notifyWorker(message: WorkerMessage): void {
  if (!('serviceWorker' in navigator)) return;
  const { controller, ready } = navigator.serviceWorker;
  if (controller === null) void ready.then(({ active }) => active?.postMessage(message));
  else controller.postMessage(message);
}
