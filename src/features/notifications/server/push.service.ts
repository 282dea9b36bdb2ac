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
/** A notice that could not be delivered for a day is old. */
const storedForSeconds = 24 * 3_600;
const longestBody = 300;

const keys = new WeakMap<Shop, VapidKeys>();
const breakers = new WeakMap<Shop, Map<string, Breaker>>();
const maxServices = 100;

/** What keeps calls from a push service that does not answer; browsers use a handful of them, and who names many begins anew. */
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

/** The key by which a browser subscribes to notices of this shop at its push service. */
export const pushKey = (shop: Shop): string => keysOf(shop).publicKey;

/** A browser as it names itself. */
export interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Sends a customer's notices to a browser from now on; of many browsers the newest are stored. */
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

/** Whether the browser of a session is sent notices; one that was registered before sessions were noted may be any of the customer's. */
export async function isRegistered(
  shop: Shop,
  { customerId, sessionId }: { readonly customerId: number; readonly sessionId: string },
): Promise<boolean> {
  const [found] = await sessionSubscribed(shop, { customerId, sessionId });
  return found?.any === true;
}

/** Sends the browser of a session nothing any more. */
export async function removeBrowser(
  shop: Shop,
  { customerId, sessionId }: { readonly customerId: number; readonly sessionId: string },
): Promise<void> {
  await dropOwn(shop, { customerId, sessionId });
}

/**
 * Sends a notice to each browser of its customer, at most once however often this runs: the sending is taken by a unique
 * row before, and given back only when the message certainly was not taken. Throws when some are to be tried again.
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
    // Without an answer in time it may have arrived all the same: once too few is better than twice.
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'sent' : 'later';
  }
}
