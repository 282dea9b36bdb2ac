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

/** Customers who are notified in one transaction. */
const claimedAtOnce = 200;

/** The numbers of the variants that a customer waits for. */
export async function awaited(shop: Shop, customerId: number): Promise<number[]> {
  return (await awaitedVariants(shop, { customerId })).map(({ id }) => id);
}

/** Has a customer notified, once, when a variant is back in stock; refuses what is not sold, what is in stock, and too many at a time. */
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

/** Notifies everybody who waits for what is in stock again; answers how many. Whoever runs it beside notifies nobody a second time. */
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
 * Sends the text of a notice, at most once: it is claimed before it is sent. What surely did not leave is claimed anew when the job runs
 * again; the notice in the shop is there in any case.
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

/** Forgets requests that were answered {@link storedDays} ago. */
export async function forgetAnswered(shop: Shop): Promise<void> {
  await forgetNotified(shop, { before: secondsAfter(shop.clock.now(), -storedDays * daySeconds) });
}
