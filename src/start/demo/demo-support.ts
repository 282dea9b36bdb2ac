import { eq } from 'drizzle-orm';
import { customers } from '#features/identity/server/identity.tables.ts';
import { demoAnswers } from '#features/support/server/demo/demo-answers.ts';
import { supportAnswers, ticketMessages, tickets } from '#features/support/server/support.tables.ts';
import { stateAfterMessage, ticketNumber, type TicketTopic } from '#features/support/support.rules.ts';
import type { Shop } from '#platform/shop.ts';
import { writtenDocument } from '#shared/plain-writing.ts';

const hour = 3_600_000;

/** What the demo's customers have asked: by whom (the place in the list of customers), how long ago, and what was said in turn. */
const demoTickets: readonly { readonly by: number; readonly topic: TicketTopic; readonly hoursAgo: number; readonly said: readonly string[] }[] = [
  {
    by: 0, topic: 'buying', hoursAgo: 50,
    said: [
      'سلام، می‌خواهم دو سفارش را با هم بفرستید تا یک هزینهٔ ارسال بدهم. شدنی است؟',
      'سلام و وقت به‌خیر. پس از ثبت، سفارش‌ها جدا بسته‌بندی می‌شوند. اگر سفارش دوم هنوز پرداخت نشده، لغوش کنید و همه را در یک سبد ثبت کنید تا یک هزینهٔ ارسال حساب شود.',
    ],
  },
  { by: 4, topic: 'buyer-help', hoursAgo: 6, said: ['رنگ شالی که رسید با عکس فرق دارد. چطور عوضش کنم؟'] },
  { by: 9, topic: 'authors', hoursAgo: 20, said: ['عکاس صنعتی هستم و دوست دارم برای مجله دربارهٔ عکاسی از کالا با گوشی بنویسم.'] },
];

/** Writes the demo's answers, and what the given customers have asked; the owner has answered the first of them. */
export async function fillSupport(shop: Shop, writers: readonly { readonly id: number; readonly fullName: string }[]): Promise<void> {
  const [owner] = await shop.db.select({ id: customers.id }).from(customers).where(eq(customers.role, 'owner'));
  const now = shop.clock.now().getTime();
  await shop.db.insert(supportAnswers).values(
    demoAnswers.map(({ slug, group, question, answer }, position) => ({
      slug, group, position, question, changedAt: new Date(now - 30 * 24 * hour),
      answer: { fa: writtenDocument(answer.fa), en: writtenDocument(answer.en) },
    })),
  );
  for (const { by, topic, hoursAgo, said } of demoTickets) {
    const writer = writers[by];
    if (writer === undefined) continue;
    const at = (place: number) => new Date(now - (hoursAgo - place * 3) * hour);
    const [row] = await shop.db
      .insert(tickets)
      .values({
        customerId: writer.id, name: writer.fullName, email: `customer${by}@example.com`, topic, language: 'fa', requestKey: `demo ${by}`,
        state: stateAfterMessage(said.length % 2 === 1 ? 'writer' : 'staff'), createdAt: at(0), touchedAt: at(said.length - 1),
      })
      .returning({ id: tickets.id });
    if (row === undefined) continue;
    await shop.db.insert(ticketMessages).values(
      said.map((text, place) => {
        const from = place % 2 === 0 ? ('writer' as const) : ('staff' as const);
        return { ticketId: row.id, from, authorId: from === 'writer' ? writer.id : (owner?.id ?? null), text, requestKey: `demo ${place}`, createdAt: at(place) };
      }),
    );
    await shop.db.update(tickets).set({ number: ticketNumber(row.id) }).where(eq(tickets.id, row.id));
  }
}
