import { readDemoPhoto } from '../goods/demo-photos.ts';
import type { StoredFile } from '#features/media/message-files.rules.ts';
import { saveDemoFile, recordDemoFiles } from '../files/demo-files.ts';
import { demoAnswers } from '../help/demo-answers.ts';
import { seedHelp } from '#features/help/server/help.seed.ts';
import { seedTicket } from '#features/tickets/server/tickets.seed.ts';
import type { Shop } from '#platform/shop.ts';
import { writtenDocument } from '#shared/text/plain-writing.ts';
import { stateAfterMessage, type TicketTopic } from '#features/tickets/tickets.rules.ts';

const hour = 3_600_000;

interface DemoTicket {
  /** The customer's index in the list of customers. */
  readonly by: number;
  readonly topic: TicketTopic;
  readonly hoursAgo: number;
  /** The messages, alternating between customer and staff, the customer's first. */
  readonly messages: readonly { readonly text: string; readonly file?: TicketFile }[];
}

/** The tickets of the demo's customers. */
const demoTickets: readonly DemoTicket[] = [
  {
    by: 0,
    topic: 'buying',
    hoursAgo: 50,
    messages: [
      { text: 'سلام، می‌خواهم دو سفارش را با هم بفرستید تا یک هزینهٔ ارسال بدهم. شدنی است؟' },
      {
        text: 'سلام و وقت به‌خیر. بعد از ثبت، سفارش‌ها جدا بسته‌بندی می‌شوند. اگر سفارش دوم هنوز پرداخت نشده، لغوش کنید و همه را در یک سبد ثبت کنید تا یک هزینهٔ ارسال حساب شود.',
      },
    ],
  },
  {
    by: 0,
    topic: 'buying',
    hoursAgo: 26,
    messages: [
      { text: 'قوری‌ای که امروز رسید ترک دارد. عکسش را گذاشته‌ام. عوضش می‌کنید؟', file: 'teapot' },
      {
        text: 'بله، ببخشید که سالم نرسید. قوری تازه فردا فرستاده می‌شود و پیک همین یکی را از شما می‌گیرد. راهنمای بسته‌بندی را پیوست کردم.',
        file: 'packing',
      },
    ],
  },
  {
    by: 4,
    topic: 'buyer-help',
    hoursAgo: 6,
    messages: [{ text: 'رنگ پلیوری که رسید با عکس فرق دارد. چطور عوضش کنم؟', file: 'pullover' }],
  },
  {
    by: 9,
    topic: 'authors',
    hoursAgo: 20,
    messages: [{ text: 'عکاس صنعتی هستم و دوست دارم برای مجله دربارهٔ عکاسی از کالا با گوشی بنویسم.' }],
  },
];

type TicketFile = 'teapot' | 'packing' | 'pullover';
/** The files of the tickets, saved. */
export type TicketFiles = Readonly<Record<TicketFile, StoredFile>>;

const crack =
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 100 100">` +
  '<path d="M47 46l4 6-3 5 5 6-2 5 4 7M51 52l5 1 3 5M53 63l-6 4" fill="none" stroke="#241a14" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round"/></svg>';

const packing = [
  'بسته‌بندی کالای برگشتی',
  '',
  '۱. کالا را با هر چه همراهش بود در جعبهٔ خودش بگذارید.',
  '۲. دورش را با روزنامه یا پارچه پر کنید تا تکان نخورد.',
  '۳. شمارهٔ سفارش را روی کاغذی درون جعبه بنویسید.',
  '۴. در جعبه را با چسب پهن ببندید و به پیک بدهید.',
  '',
].join('\n');

/** Saves the files of the tickets; their rows are written with the rest. */
export async function saveTicketFiles(shop: Shop): Promise<TicketFiles> {
  return {
    teapot: await saveDemoFile(shop, {
      name: 'قوری.webp',
      image: await readDemoPhoto('teapot-glass-set-1'),
      over: crack,
    }),
    packing: await saveDemoFile(shop, { name: 'بسته‌بندی کالای برگشتی.txt', text: packing }),
    pullover: await saveDemoFile(shop, {
      name: 'پلیور.webp',
      image: await readDemoPhoto('pullover-women-funnel-2'),
    }),
  };
}

/** Writes the demo's support replies and the given customers' tickets; the owner has replied to the demo account. */
export async function fillSupport(
  shop: Shop,
  {
    writers,
    ownerId,
    files,
  }: {
    readonly writers: readonly { readonly id: number; readonly fullName: string }[];
    readonly ownerId: number;
    readonly files: TicketFiles;
  },
): Promise<void> {
  const changedAt = new Date(shop.clock.now().getTime() - 30 * 24 * hour);
  await seedHelp(
    shop,
    demoAnswers.map(({ slug, group, question, answer }, position) => ({
      slug,
      group,
      position,
      question,
      changedAt,
      answer: { fa: writtenDocument(answer.fa), en: writtenDocument(answer.en) },
    })),
  );
  for (const [index, ticket] of demoTickets.entries()) {
    const writer = writers[ticket.by];
    if (writer !== undefined) await fillTicket(shop, ticket, { requestKey: `demo ${index}`, writer, ownerId, files });
  }
}

async function fillTicket(
  shop: Shop,
  { by, topic, hoursAgo, messages: notices }: DemoTicket,
  {
    requestKey,
    writer,
    ownerId,
    files,
  }: { requestKey: string; writer: { id: number; fullName: string }; ownerId: number; files: TicketFiles },
): Promise<void> {
  const now = shop.clock.now().getTime();
  const at = (index: number) => new Date(now - (hoursAgo - index * 3) * hour);
  const messages = notices.map(({ text, file }, index) => {
    const from = index % 2 === 0 ? ('writer' as const) : ('staff' as const);
    return {
      from,
      authorId: from === 'writer' ? writer.id : ownerId,
      text,
      requestKey: `demo ${index}`,
      createdAt: at(index),
      files: file === undefined ? [] : [files[file]],
    };
  });
  const ticket = {
    customerId: writer.id,
    name: writer.fullName,
    email: `customer${by}@example.com`,
    topic,
    language: 'fa' as const,
    requestKey,
    state: stateAfterMessage(notices.length % 2 === 1 ? 'writer' : 'staff'),
    createdAt: at(0),
    touchedAt: at(notices.length - 1),
  };
  await seedTicket(shop, ticket, messages);
  await recordDemoFiles(
    shop,
    messages.flatMap(({ files: sent, authorId, createdAt }) =>
      sent.map((file) => ({ file, customerId: authorId, sentAt: createdAt })),
    ),
  );
}
