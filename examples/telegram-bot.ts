/** Posts order events to Telegram, including those that occurred while it was not running. Key: `events:read`, `orders:read`. */
import { createClient, type Client } from '../packages/client/src/client.ts';

export interface Bot {
  /** `https://api.telegram.org/bot<token>` */
  readonly url: string;
  readonly chat: string;
  readonly fetch?: typeof fetch;
}

/** Sends the events after a cursor and returns the cursor to store, from which the next run continues. */
export async function sendEvents(shop: Client, bot: Bot, cursor?: string): Promise<string | undefined> {
  for (let after = cursor; ;) {
    const query = { type: 'order.*', page_size: 100, ...(after === undefined ? {} : { after }) };
    const { data, next, next_after } = await shop.adminListEvents({ query });
    for (const { type, subject } of data) {
      if (subject.number === null) continue;
      const order = await shop.adminGetOrder({ path: { number: subject.number } });
      await send(bot, `${type} ${order.number}: ${order.total.toLocaleString('fa-IR')} تومان، ${order.address.city}`);
    }
    after = next_after ?? after;
    if (next === null) return after;
  }
}

async function send(bot: Bot, text: string): Promise<void> {
  const response = await (bot.fetch ?? fetch)(`${bot.url}/sendMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chat_id: bot.chat, text }),
  });
  if (!response.ok) throw new Error(`Telegram answered ${response.status}.`);
}

if (process.argv[1] === import.meta.filename) {
  const { HOJREH_URL: url = 'http://localhost:3000', HOJREH_KEY: key = '', BOT_URL = '', BOT_CHAT = '' } = process.env;
  const shop = createClient({ url, key });
  let cursor: string | undefined;
  for (;;) {
    cursor = await sendEvents(shop, { url: BOT_URL, chat: BOT_CHAT }, cursor);
    await new Promise((done) => setTimeout(done, 10_000));
  }
}
