import { countTry } from '#platform/http/limits/throttle.ts';
import { securityEvent } from '#platform/security-log.ts';
import type { Shop } from '#platform/shop.ts';
import { daySeconds, hourSeconds } from '#shared/seconds.ts';
import { accountById } from '#features/accounts/server/accounts.service.ts';
import { staffMembers } from '#features/accounts/server/roles.service.ts';
import { authErrors } from '../../auth-errors.messages.ts';

/**
 * Notifies a customer, in the shop and by a text message, of guesses at the account: once a day at most. The guesser's response does not wait for it,
 * as its duration would reveal that the account exists; the demo's outlet takes no time.
 */
export async function warnAccount(shop: Shop, customerId: number, count: number): Promise<void> {
  const warning = warned(shop, customerId, count).catch((error: unknown) => {
    shop.log.warn({ err: error }, 'a customer could not be notified of guesses at the account');
  });
  if (shop.config.kavenegar === undefined) await warning;
}

async function warned(shop: Shop, customerId: number, count: number): Promise<void> {
  const { allowed } = await countTry(shop, {
    key: `guess-warned:${customerId}`,
    max: 1,
    windowSeconds: daySeconds,
  });
  const account = allowed ? await accountById(shop, customerId) : undefined;
  if (account === undefined) return;
  securityEvent(shop, 'account.warned', { customer: customerId, count });
  await shop.transaction(() =>
    shop.publish('notice.due', { customerId, kind: 'account-guessed', params: { count }, link: '/change-password' }),
  );
  const { language } = shop.identity;
  await shop.sms.send({ to: account.phone, text: authErrors[language].guessedText(shop.identity.name[language]) });
}

/** Alerts the owners that guesses in the whole shop exceed what customers do by mistake: once an hour at most. */
export async function warnOwners(shop: Shop, kind: string, count: number): Promise<void> {
  const { allowed } = await countTry(shop, { key: `guess-alarm:${kind}`, max: 1, windowSeconds: hourSeconds });
  if (!allowed) return;
  securityEvent(shop, 'guesses.alarm', { kind, count });
  const owners = (await staffMembers(shop)).filter(({ role, active }) => role === 'owner' && active);
  await shop.transaction(async () => {
    for (const { id } of owners)
      await shop.publish('notice.due', { customerId: id, kind: 'guesses-alarm', params: { count }, link: '/admin' });
  });
}
