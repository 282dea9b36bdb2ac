import { randomInt, randomUUID } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import type { StaffRole } from '#shared/contract/contract.ts';
import { passwordHash } from './passwords/passwords.service.ts';
import { startSession } from './sessions/sessions.service.ts';
import { insertCustomer } from '#features/accounts/server/accounts.service.ts';
import { usernameKey } from '#features/accounts/account.rules.ts';

export interface ReadyCustomer {
  readonly id: number;
  readonly phone: string;
  readonly username: string;
  /** The access token. */
  readonly token: string;
  readonly refresh: string;
}

/** Returns a mobile number that no test has used. */
export function freshPhone(): string {
  return `+989${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** Returns a signed-in customer with a confirmed phone; with a role, a staff member. */
export async function customerReady(
  shop: Shop,
  wanted: { phone?: string; username?: string; email?: string; password?: string; role?: StaffRole } = {},
): Promise<ReadyCustomer> {
  const username = wanted.username ?? `customer-${randomUUID().slice(0, 8)}`;
  const customer = await insertCustomer(shop, {
    username,
    usernameKey: usernameKey(username),
    email: wanted.email ?? null,
    phone: wanted.phone ?? freshPhone(),
    passwordHash: wanted.password === undefined ? null : await passwordHash(shop, wanted.password),
    role: wanted.role ?? null,
    createdAt: shop.clock.now(),
  });
  if (customer === undefined) throw new Error('There is a customer with this phone, username or mail already.');
  const { access, refresh } = await startSession(shop, customer);
  return { id: customer.id, phone: customer.phone, username, token: access, refresh };
}
