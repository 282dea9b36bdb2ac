import type { SharedCache } from './cache/cache.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Events } from './jobs/events.ts';
import type { Log } from './log.ts';
import type { Outlet } from './outbound/outlet.ts';
import type { Mail } from './outbound/mail.ts';
import type { Sms } from './outbound/sms.ts';
import type { Files } from './files/files.ts';
import type { Invalidation } from './cache/invalidation.ts';
import type { Live } from './realtime/live.ts';
import type { ShopIdentity } from './shop-identity.ts';

/** The machinery of one running shop, handed as the first argument to every service and store. */
export interface Shop {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** The drizzle handle; inside {@link Shop.transaction} its queries run in that transaction. */
  readonly db: Database['db'];
  readonly transaction: Database['transaction'];
  readonly database: Database;
  readonly cache: SharedCache;
  /** Notifies every process which tags' answers are out of date. */
  readonly invalidate: Invalidation['invalidate'];
  /** Notifies open streams that there is something new. */
  readonly live: Pick<Live, 'publish' | 'subscribe'>;
  /** Writes an event into the outbox, in the transaction under way. */
  readonly publish: Events['publish'];
  /** After a hand-written statement that wrote the outbox itself. */
  readonly eventWritten: Events['written'];
  readonly sms: Sms;
  readonly mail: Mail;
  /** What the demo sends instead of real messages. */
  readonly outlet: Outlet;
  readonly files: Files;
  /** What the shop is called, and the language of who chose none. */
  readonly identity: ShopIdentity;
  /** Signs what the shop hands out and takes back: access tokens, receipts. */
  readonly secret: string;
  /** The secret before this one, while what it has made is still believed: see `shop-secrets.ts`. */
  readonly formerSecret: string | undefined;
  /** Shows push services who the shop is. */
  readonly vapidKey: string;
}
