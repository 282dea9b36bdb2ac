import type { Shop } from '#platform/shop.ts';
import type { Side } from '#features/chat/chat.contract.ts';
import { queueRank } from '#features/chat/chat.rules.ts';
import { seedConversation } from '#features/chat/server/chat.seed.ts';

const minute = 60_000;

/** The author of each message, and its age in minutes. */
const script: readonly (readonly [by: Side, minutesAgo: number, text: string])[] = [
  ['customer', 1_510, 'سلام، وقت بخیر. می‌خواستم بدانم ارسال به شهرستان چند روز طول می‌کشد؟'],
  ['staff', 1_506, 'سلام، خوش آمدید. با پست پیشتاز معمولاً دو تا چهار روز کاری.'],
  ['customer', 1_504, 'اگر اندازه‌اش مناسب نبود می‌توانم پس بدهم؟'],
  [
    'staff',
    1_501,
    'بله، تا هفت روز بعد از تحویل، به شرطی که کالا استفاده نشده باشد. از همین گفت‌وگو خبر بدهید تا پیک بفرستیم.',
  ],
  ['customer', 1_500, 'عالی، ممنون از شما'],
  ['customer', 34, 'یک چیز دیگر: می‌شود نشانی سفارش آخرم را عوض کنم؟'],
  ['staff', 29, 'تا وقتی بسته به پیک سپرده نشده بله. نشانی تازه را همین‌جا بفرستید تا عوضش کنم.'],
];
/** The customer has not read the last reply yet. */
const unread = 1;

/** Creates a conversation of the demo customer with the shop: a question and its reply. */
export async function fillDemoConversation(
  shop: Shop,
  { customerId, staffId }: { customerId: number; staffId: number },
): Promise<void> {
  const now = shop.clock.now().getTime();
  const sentAt = (minutesAgo: number) => new Date(now - minutesAgo * minute);
  const lastAt = sentAt(script.at(-1)?.[1] ?? 0);
  await seedConversation(
    shop,
    {
      customerId,
      lastNumber: script.length,
      lastAt,
      customerRead: script.length - unread,
      staffRead: script.length,
      waitingSince: null,
      queueRank: queueRank({ waitingSince: null, lastAt }),
      assignedTo: staffId,
      createdAt: sentAt(script[0]?.[1] ?? 0),
    },
    script.map(([by, minutesAgo, text], index) => ({
      by,
      authorId: by === 'staff' ? staffId : customerId,
      text,
      sentAt: sentAt(minutesAgo),
      clientId: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    })),
  );
}
