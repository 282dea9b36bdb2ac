import { asc, eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { sentMessages } from '../database/platform.tables.ts';

export interface SentMessage {
  to: string;
  channel: 'sms' | 'mail';
  text: string;
  at: string;
}

/** The demo's substitute for every provider: stores messages where the operator can read them. */
export interface Outlet {
  readonly keep: (message: { to: string; channel: 'sms' | 'mail'; text: string }) => Promise<void>;
  /** Returns what was sent to a phone or mail address, newest last. */
  readonly sentTo: (recipient: string) => Promise<SentMessage[]>;
  /** Deletes what was sent before a time. */
  readonly forget: (before: Date) => Promise<void>;
}

export function createOutlet(database: Database, clock: Clock): Outlet {
  return {
    keep: async ({ to, channel, text }) => {
      await database.db.insert(sentMessages).values({ recipient: to, channel, text, sentAt: clock.now() });
    },
    forget: async (before) => {
      await database.db.delete(sentMessages).where(lt(sentMessages.sentAt, before));
    },
    sentTo: async (recipient) => {
      const rows = await database.db
        .select()
        .from(sentMessages)
        .where(eq(sentMessages.recipient, recipient))
        .orderBy(asc(sentMessages.id));
      return rows.map((row) => ({
        to: row.recipient,
        channel: row.channel,
        text: row.text,
        at: row.sentAt.toISOString(),
      }));
    },
  };
}
