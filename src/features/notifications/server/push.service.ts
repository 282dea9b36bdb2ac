import { insideTransaction } from '#platform/database/database.ts';
import { Breaker } from '#platform/outbound/breaker.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { noticeTexts, noticeTitles } from '../notices.messages.ts';
import { wordNotice } from '../notices.rules.ts';
import { notificationsMessages } from '../notifications.messages.ts';
import { isPushEndpoint, pushOutcome } from '../push.rules.ts';
import { areBrowserKeys, sealedForBrowser, vapidAuthorization, vapidKeys, type VapidKeys } from './push-message.ts';
import {
  dropOldest,
  dropOwn,
  dropSubscription,
  giveBackDelivery,
  keepSubscription,
  noticeToPush,
  sessionSubscribed,
  subscriptionsLeft,
  takeDelivery,
  type SubscriptionRow,
} from './push.store.ts';

const maxBrowsers = 10;
const patienceMs = 8_000;
/** A notice that could not be delivered within a day is dropped. */
const storedForSeconds = 24 * 3_600;
const longestBody = 300;

const keys = new WeakMap<Shop, VapidKeys>();
const breakers = new WeakMap<Shop, Map<string, Breaker>>();
const maxServices = 100;

/** Returns the circuit breaker of a push service; browsers use only a handful, and beyond a limit all are reset. */
function breakerOf(shop: Shop, service: string): Breaker {
  const known = breakers.get(shop) ?? new Map<string, Breaker>();
  breakers.set(shop, known);
  if (known.size > maxServices) known.clear();
  const breaker = known.get(service) ?? new Breaker({ service, log: shop.log });
  known.set(service, breaker);
  return breaker;
}

function keysOf(shop: Shop): VapidKeys {
  let found = keys.get(shop);
  if (found === undefined) keys.set(shop, (found = vapidKeys(shop.vapidKey)));
  return found;
}

/** Returns the application server key with which browsers subscribe to this shop's notices. */
export const pushKey = (shop: Shop): string => keysOf(shop).publicKey;

/** A browser's push subscription. */
export interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Subscribes a browser to a customer's notices; only the newest subscriptions are retained. */
export async function addBrowser(
  shop: Shop,
  {
    customerId,
    sessionId,
    browser,
    language,
  }: { customerId: number; sessionId: string; browser: Browser; language: Language },
): Promise<Refusal<'browser-not-accepted'> | null> {
  if (!isPushEndpoint(browser.endpoint, { loopback: shop.config.mode === 'demo' }) || !areBrowserKeys(browser.keys)) {
    return refuse(
      'browser-not-accepted',
      inBoth(notificationsMessages, (t) => t.browserNotAccepted),
    );
  }
  await shop.transaction(async () => {
    await keepSubscription(shop, {
      customerId,
      sessionId,
      endpoint: browser.endpoint,
      p256dh: browser.keys.p256dh,
      auth: browser.keys.auth,
      language,
      now: shop.clock.now(),
    });
    await dropOldest(shop, { customerId, max: maxBrowsers });
  });
  return null;
}

/** Whether the browser of a session is subscribed; a subscription from before sessions were stored may be that of any of the customer's browsers. */
export async function isRegistered(
  shop: Shop,
  { customerId, sessionId }: { readonly customerId: number; readonly sessionId: string },
): Promise<boolean> {
  const [found] = await sessionSubscribed(shop, { customerId, sessionId });
  return found?.any === true;
}

/** Unsubscribes the browser of a session. */
export async function removeBrowser(
  shop: Shop,
  { customerId, sessionId }: { readonly customerId: number; readonly sessionId: string },
): Promise<void> {
  await dropOwn(shop, { customerId, sessionId });
}

/**
 * Pushes a notice to each browser of its customer, at most once per browser: the delivery is claimed by inserting a unique row beforehand, and
 * released only when the message was definitely not accepted. Throws when some are to be retried.
 */
export async function pushNotice(shop: Shop, noticeId: number): Promise<void> {
  const [notice] = await noticeToPush(shop, { id: noticeId });
  if (notice === undefined) return;
  let later = 0;
  for (const browser of await subscriptionsLeft(shop, {
    customerId: notice.customerId,
    notificationId: noticeId,
    now: shop.clock.now(),
  })) {
    const worded = wordNotice(notice, { titles: noticeTitles, texts: noticeTexts, language: browser.language });
    if (worded === null) return;
    const [taken] = await takeDelivery(shop, {
      notificationId: noticeId,
      subscriptionId: browser.id,
      now: shop.clock.now(),
    });
    if (taken === undefined) continue;
    const payload = {
      title: worded.title,
      body: worded.text.slice(0, longestBody),
      link: `/notification-details?id=${noticeId}`,
      tag: `notice-${noticeId}`,
    };
    const outcome = await send(shop, browser, { text: JSON.stringify(payload), topic: `notice-${noticeId}` });
    if (outcome === 'gone') await dropSubscription(shop, { id: browser.id });
    if (outcome === 'refused')
      shop.log.warn({ host: new URL(browser.endpoint).host }, 'a push service refused a notice');
    if (outcome !== 'later') continue;
    await giveBackDelivery(shop, { notificationId: noticeId, subscriptionId: browser.id });
    later += 1;
  }
  if (later > 0) throw new Error(`${later} browsers could not be told of a notice yet.`);
}

async function send(
  shop: Shop,
  browser: SubscriptionRow,
  { text, topic }: { text: string; topic: string },
): Promise<ReturnType<typeof pushOutcome>> {
  if (insideTransaction())
    throw new Error('A push service was called inside a transaction, which would hold locks over the network.');
  const subject = shop.config.smtp === undefined ? shop.config.publicUrl : `mailto:${shop.config.smtp.from}`;
  const authorization = await vapidAuthorization(keysOf(shop), {
    endpoint: browser.endpoint,
    subject,
    now: shop.clock.now(),
  });
  try {
    const request: RequestInit = {
      method: 'POST',
      headers: {
        authorization,
        ttl: String(storedForSeconds),
        topic,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
      },
      body: new Uint8Array(sealedForBrowser(text, browser)),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    };
    const answer = await breakerOf(shop, new URL(browser.endpoint).host).run(() => fetch(browser.endpoint, request));
    await answer.body?.cancel();
    return pushOutcome(answer.status);
  } catch (error) {
    // After a timeout the message may still have been accepted: a lost one is better than a duplicate.
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'sent' : 'later';
  }
}
