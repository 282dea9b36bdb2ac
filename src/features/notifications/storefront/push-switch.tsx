import { useState } from 'react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { customerApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { useAction } from '#web/forms/use-action.ts';
import { reportQuietly } from '#web/pages/guard.ts';
import { notificationsMessages } from '../notifications.messages.ts';

/** `impossible`: this browser does not support push, or has no service worker of the shop. */
type State = 'impossible' | 'off' | 'on' | 'denied';

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

async function presentState(): Promise<State> {
  const registration = await worker();
  if (registration === null) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  if ((await registration.pushManager.getSubscription()) === null) return 'off';
  // The subscription may belong to an ended session or another customer: the signed-in customer then has to enable it again.
  return (await customerApi('GET /api/notifications/push/')).registered ? 'on' : 'off';
}

/** Requests the browser's permission for notifications; only called on a click. */
async function switchOn(): Promise<State> {
  const registration = await worker();
  if (registration === null) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off';
  const { key } = await customerApi('GET /api/notifications/push/');
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  await customerApi('POST /api/notifications/push/', {
    body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
  });
  return 'on';
}

async function switchOff(): Promise<State> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return 'off';
  await subscription.unsubscribe();
  await customerApi('DELETE /api/notifications/push/');
  return 'off';
}

/** Switch for push notifications on this device, where the browser supports them. */
export function PushSwitch() {
  const t = useMessages(notificationsMessages);
  const present = useResource(['browser', 'push'], presentState);
  const action = useAction({ quiet: true, done: null });
  const [failed, setFailed] = useState(false);
  const state = present.state === 'ready' ? present.data : 'impossible';
  if (state === 'impossible') return null;
  const change = (on: boolean) =>
    action.run(async () => {
      setFailed(false);
      try {
        present.replace(await (on ? switchOn() : switchOff()));
      } catch (error) {
        // The browser displays its own message when permission is denied.
        reportQuietly(error);
        setFailed(true);
        present.refresh();
      }
    });
  return (
    <div className="grid gap-2 rounded-card bg-surface p-4">
      <Switch
        label={t.onThisDevice}
        hint={t.onThisDeviceHint}
        checked={state === 'on'}
        disabled={action.busy || state === 'denied'}
        onChange={(on) => void change(on)}
      />
      <Notice tone="bad">{failed ? t.pushFailed : null}</Notice>
      {state === 'denied' ? <p className="text-sm text-muted">{t.pushDenied}</p> : null}
    </div>
  );
}
