import { isWorkerMessage, type WorkerMessage } from '../worker-messages.ts';
import { answerTo, renewDocument } from './answers.ts';
import { requestKind, pageKey } from './requests.rules.ts';
import { activate, always, install } from './install.ts';
import { openNotification, showNotification } from './notifications.ts';
import type { ShopBuild } from './shop-build.ts';
import { forgetSeen } from './stores.ts';
import { scope } from './worker-scope.ts';

/** Starts the service worker, which caches visited pages for offline use and displays push messages. */
export function startWorker(build: ShopBuild): void {
  const { origin } = scope.location;
  scope.addEventListener('install', (event) => {
    event.waitUntil(install(build));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(activate(build));
  });
  scope.addEventListener('fetch', (event) => {
    const kind = requestKind(event.request, origin, build.pages);
    if (kind !== null) event.respondWith(answerTo(build, kind, event));
  });
  scope.addEventListener('message', (event) => {
    if (isWorkerMessage(event.data)) event.waitUntil(obey(build, event.data, event));
  });
  scope.addEventListener('push', (event) => {
    event.waitUntil(showNotification(event.data));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.waitUntil(openNotification(event.notification));
  });
}

/** Documents refreshed since the worker started, so that navigating back and forth requests each only once. */
const renewed = new Set<string>();

async function obey(build: ShopBuild, message: WorkerMessage, { ports }: ExtendableMessageEvent): Promise<void> {
  switch (message.kind) {
    case 'take-over':
      await scope.skipWaiting();
      return;
    case 'version':
      ports[0]?.postMessage(build.version);
      return;
    case 'seen': {
      const key = pageKey(new URL(message.address, scope.location.origin), build.pages);
      if (key === null || renewed.has(key)) return;
      renewed.add(key);
      await renewDocument(build, key);
      return;
    }
    case 'forget':
      renewed.clear();
      await forgetSeen(build.version);
      await Promise.all(always.map((key) => renewDocument(build, key)));
  }
}
