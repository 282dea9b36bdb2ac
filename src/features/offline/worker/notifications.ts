import { addressWithin } from './requests.rules.ts';
import { scope } from './worker-scope.ts';

interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly link: string;
}

const longestText = 300;

/** Displays a push message: `{ title, body, link }`. Browsers require a notification for each push. */
export async function showNotification(data: PushMessageData | null): Promise<void> {
  const { title, body, link } = readPushMessage(data);
  await scope.registration.showNotification(title, {
    body,
    // Deduplicates a message that the server sent twice after a retry.
    tag: `${link} ${title}`,
    icon: '/app-icon.png',
    badge: '/icons/badge-96.png',
    dir: 'auto',
    data: { link },
  });
}

/** Opens the link of a notification, in an open window of the shop or a new one. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close();
  const { data } = notification as { readonly data: unknown };
  const address = addressWithin(scope.location.origin, isObject(data) ? data.link : undefined);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === `${scope.location.origin}${address}`);
  if (there !== undefined) {
    await there.focus();
    return;
  }
  const [open] = windows;
  try {
    await open?.focus();
    if ((await open?.navigate(address)) !== undefined) return;
  } catch {
    // A window that the worker does not control cannot be navigated.
  }
  await scope.clients.openWindow(address);
}

function readPushMessage(data: PushMessageData | null): PushMessage {
  let given: unknown;
  try {
    given = JSON.parse(data?.text() ?? '');
  } catch {
    given = null;
  }
  const text = (name: string): string => {
    const value = isObject(given) ? given[name] : undefined;
    return typeof value === 'string' ? value.slice(0, longestText) : '';
  };
  return {
    title: text('title') || new URL(scope.location.origin).host,
    body: text('body'),
    link: addressWithin(scope.location.origin, text('link') || '/notifications'),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
