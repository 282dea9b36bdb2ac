import { lockCustomer } from '#features/accounts/server/accounts.service.ts';
import { MessageNotSent } from '#platform/outbound/message-not-sent.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { namedProduct } from '#shared/notices.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { maxStockNotices, storedDays } from '../stock-notices.rules.ts';
import { stockNoticesErrors } from '../stock-notices-errors.messages.ts';
import {
  awaitedVariants,
  claimReturned,
  claimText,
  forgetNotified,
  giveTextBack,
  requestStockNotice,
  whyNotRequested,
} from './stock-notices.store.ts';

/** Maximum number of customers notified per transaction. */
const claimedAtOnce = 200;

/** Returns the ids of the variants a customer is waiting for. */
export async function awaited(shop: Shop, customerId: number): Promise<number[]> {
  return (await awaitedVariants(shop, { customerId })).map(({ id }) => id);
}

/**
 * Subscribes a customer to a single notification when a variant is back in stock; refuses variants not on sale or in stock, and too many
 * subscriptions.
 */
export async function notifyWhenBack(
  shop: Shop,
  { customerId, variantId }: { readonly customerId: number; readonly variantId: number },
): Promise<Refusal<'product-not-found' | 'variant-in-stock' | 'too-many-stock-notices'> | null> {
  return shop.transaction(async () => {
    await lockCustomer(shop, { customerId });
    const [requested] = await requestStockNotice(shop, { customerId, variantId, now: shop.clock.now() });
    if (requested !== undefined) return null;
    const [why] = await whyNotRequested(shop, { customerId, variantId });
    if (why?.sold !== true)
      return refuse(
        'product-not-found',
        inBoth(stockNoticesErrors, (t) => t.variantNotFound),
      );
    if (why.inStock)
      return refuse(
        'variant-in-stock',
        inBoth(stockNoticesErrors, (t) => t.inStock),
      );
    if (why.waits) return null;
    return refuse(
      'too-many-stock-notices',
      inBoth(stockNoticesErrors, (t) => t.tooMany(maxStockNotices)),
    );
  });
}

/** Notifies everybody waiting for variants that are back in stock; returns how many. Concurrent runs notify nobody twice. */
export async function notifyOfReturned(shop: Shop): Promise<number> {
  let notified = 0;
  for (;;) {
    const claimed = await notifyPage(shop);
    notified += claimed;
    if (claimed < claimedAtOnce) return notified;
  }
}

function notifyPage(shop: Shop): Promise<number> {
  return shop.transaction(async () => {
    const claimed = await claimReturned(shop, { now: shop.clock.now(), limit: claimedAtOnce });
    for (const { id, customerId, requestedAt, slug, ...names } of claimed) {
      await shop.publish('notice.due', {
        customerId,
        kind: 'back-in-stock',
        params: namedProduct(names),
        link: `/single-product/${slug}`,
        once: `back-in-stock:${id}:${requestedAt.getTime()}`,
      });
      await shop.publish('stock-notice.due', { stockNoticeId: id });
    }
    return claimed.length;
  });
}

/**
 * Sends the text message of a notification at most once: it is claimed before sending. A message that certainly was not sent is released and claimed
 * again on retry; the notification in the shop exists in any case.
 */
export async function textOfReturned(shop: Shop, { stockNoticeId: id }: { stockNoticeId: number }): Promise<void> {
  const [text] = await claimText(shop, { id, now: shop.clock.now() });
  if (text === undefined) return;
  const { language, name } = shop.identity;
  const product = language === 'en' ? (text.nameEn ?? text.name) : text.name;
  const link = `${shop.config.publicUrl}/single-product/${encodeURI(text.slug)}`;
  try {
    await shop.sms.send({ to: text.phone, text: stockNoticesErrors[language].text(name[language], product, link) });
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    if (!error.surely) {
      shop.log.warn({ err: error, id }, 'nobody knows whether a text was sent; it is not sent again');
      return;
    }
    await giveTextBack(shop, { id });
    throw error;
  }
}

/** Deletes subscriptions that were notified {@link storedDays} ago. */
export async function forgetAnswered(shop: Shop): Promise<void> {
  await forgetNotified(shop, { before: secondsAfter(shop.clock.now(), -storedDays * daySeconds) });
}
