import { usualPageSize } from '#shared/contract/replies.ts';
import { writeCursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import type { NoticeDue } from '#shared/notices.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { noticeTexts, noticeTitles } from '../notices.messages.ts';
import { isNoticeKind, wordNotice } from '../notices.rules.ts';
import type { Notice } from '../notifications.contract.ts';
import { notificationsMessages } from '../notifications.messages.ts';
import {
  clearNotices,
  countUnread,
  insertNotice,
  noticesOfCustomer,
  readNotice,
  readNotices,
  readNoticesOfKind,
  removeNotices,
  restoreNotices,
  type NoticeRow,
} from './notifications.store.ts';
import { anySubscription } from './push.store.ts';

const hour = 3_600_000;
const storedForDays = 180;
const maxCounted = 100;

/** The topic of changes to a customer's notices. */
export const noticesTopic = (customerId: number): string => `notices:${customerId}`;

/**
 * Stores a notice for its customer, once per `once` or event, unless the customer has disabled it. Returns its id, or null when nothing was added.
 */
export async function keepNotice(
  shop: Shop,
  { customerId, kind, params, link, once }: NoticeDue,
  eventId: number,
): Promise<number | null> {
  if (!isNoticeKind(kind, noticeTitles)) throw new Error(`There are no words for the notice ${String(kind)}.`);
  return shop.transaction(async () => {
    const [stored] = await insertNotice(shop, {
      customerId,
      kind,
      params,
      link,
      once: once ?? `news:${eventId}`,
      now: shop.clock.now(),
    });
    if (stored === undefined) return null;
    const [browsers] = await anySubscription(shop, { customerId });
    if (browsers?.any === true) await shop.publish('notice.kept', { noticeId: stored.id });
    shop.live.publish(noticesTopic(customerId));
    return stored.id;
  });
}

/** Returns a customer's notices in a language, newest first; `next` is the URL of older ones. */
export async function listNotices(
  shop: Shop,
  {
    customerId,
    before = null,
    pageSize = usualPageSize,
    language,
  }: { customerId: number; before?: number | null; pageSize?: number | undefined; language: Language },
): Promise<{ data: Notice[]; next: string | null }> {
  const rows = await noticesOfCustomer(shop, { customerId, before, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    data: page.flatMap((row) => visibleNotice(row, language) ?? []),
    next:
      rows.length > pageSize && last !== undefined
        ? `/api/notifications/?after=${writeCursor('notices', { key: 0, id: last.id })}&page_size=${pageSize}`
        : null,
  };
}

function visibleNotice(row: NoticeRow, language: Language): Notice | null {
  const worded = wordNotice(row, { titles: noticeTitles, texts: noticeTexts, language });
  if (worded === null) return null;
  return {
    id: row.id,
    kind: row.kind,
    ...worded,
    link: row.link,
    read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  };
}

/** Marks one of a customer's own notices as read; another customer's is treated as not found. */
export async function openNotice(
  shop: Shop,
  { customerId, id, language }: { customerId: number; id: number; language: Language },
): Promise<Notice | Refusal<'notification-not-found'>> {
  const [row] = await readNotice(shop, { customerId, id, now: shop.clock.now() });
  const notice = row === undefined ? null : visibleNotice(row, language);
  if (notice !== null) shop.live.publish(noticesTopic(customerId));
  return (
    notice ??
    refuse(
      'notification-not-found',
      inBoth(notificationsMessages, (t) => t.notFound),
    )
  );
}

/** Marks notices up to `upTo` as read, which the customer has seen in the list; returns their number. */
export async function readAllNotices(
  shop: Shop,
  { customerId, upTo }: { customerId: number; upTo: number },
): Promise<number> {
  const read = await readNotices(shop, { customerId, upTo, now: shop.clock.now() });
  shop.live.publish(noticesTopic(customerId));
  return read.length;
}

/** Marks the notices of one kind as read when the customer has viewed their subjects elsewhere. */
export async function readNoticesAbout(
  shop: Shop,
  { customerId, kind }: Pick<NoticeDue, 'customerId' | 'kind'>,
): Promise<void> {
  const read = await readNoticesOfKind(shop, { customerId, kind, now: shop.clock.now() });
  if (read.length > 0) shop.live.publish(noticesTopic(customerId));
}

/** Clears notices up to `upTo`; newer ones stay. */
export async function clearAllNotices(
  shop: Shop,
  { customerId, upTo }: { customerId: number; upTo: number },
): Promise<{ cleared: number; clearedAt: Date }> {
  const clearedAt = shop.clock.now();
  const cleared = await clearNotices(shop, { customerId, upTo, now: clearedAt });
  shop.live.publish(noticesTopic(customerId));
  return { cleared: cleared.length, clearedAt };
}

/** Restores the notices cleared at a given time within the last hour; returns their number. */
export async function bringBackNotices(
  shop: Shop,
  { customerId, clearedAt }: { customerId: number; clearedAt: Date },
): Promise<number> {
  const restored = await restoreNotices(shop, {
    customerId,
    clearedAt,
    since: new Date(shop.clock.now().getTime() - hour),
  });
  shop.live.publish(noticesTopic(customerId));
  return restored.length;
}

/** Returns the number of a customer's unread notices, at most a hundred. */
export async function unreadNotices(shop: Shop, customerId: number): Promise<number> {
  const [row] = await countUnread(shop, { customerId, limit: maxCounted });
  return row?.unread ?? 0;
}

/** Deletes cleared notices, and those older than half a year; returns their number. */
export async function forgetOldNotices(shop: Shop): Promise<number> {
  const now = shop.clock.now().getTime();
  return (
    await removeNotices(shop, {
      clearedBefore: new Date(now - hour),
      createdBefore: new Date(now - storedForDays * 24 * hour),
    })
  ).length;
}
