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

/** The components of one running shop, passed as the first argument to every service and store. */
export interface Shop {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** The drizzle handle; inside {@link Shop.transaction} its queries run in that transaction. */
  readonly db: Database['db'];
  readonly transaction: Database['transaction'];
  readonly database: Database;
  readonly cache: SharedCache;
  /** Notifies every process which tags' responses are outdated. */
  readonly invalidate: Invalidation['invalidate'];
  /** Notifies open streams of changes. */
  readonly live: Pick<Live, 'publish' | 'subscribe'>;
  /** Writes an event into the outbox, in the current transaction. */
  readonly publish: Events['publish'];
  /** Called after a hand-written statement that wrote the outbox itself. */
  readonly eventWritten: Events['written'];
  readonly sms: Sms;
  readonly mail: Mail;
  /** The messages of the demo, stored instead of sent. */
  readonly outlet: Outlet;
  readonly files: Files;
  /** The shop's name and its default language. */
  readonly identity: ShopIdentity;
  /** The key that signs what the shop issues and later verifies: access tokens, receipts. */
  readonly secret: string;
  /** The previous secret, while what it signed is still accepted: see `shop-secrets.ts`. */
  readonly formerSecret: string | undefined;
  /** The key that identifies the shop to push services. */
  readonly vapidKey: string;
}
