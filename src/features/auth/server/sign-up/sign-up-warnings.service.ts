import { countTry } from '#platform/http/limits/throttle.ts';
import { securityEvent } from '#platform/security-log.ts';
import type { Shop } from '#platform/shop.ts';
import { requestConfirmation } from '#features/accounts/server/email-change.service.ts';
import type { Account } from '#features/accounts/server/accounts.service.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { daySeconds } from '#shared/seconds.ts';
import { signUpMessages } from '../../sign-up.messages.ts';
import type { ComesFrom } from '../guessing/comes-from.service.ts';

/** Notifies the customer who has a phone that somebody signs up with it, at most once a day; it also reminds a customer who forgot the account. */
export async function notifyKnownPhone(shop: Shop, phone: string): Promise<void> {
  securityEvent(shop, 'sign-up.of-known', { phone });
  const t = signUpMessages[shop.identity.language];
  await onceADay(shop, `sign-up-told:${phone}`, shop.config.kavenegar === undefined, () =>
    shop.sms.send({ to: phone, text: t.knownText(shop.identity.name[shop.identity.language]) }),
  );
}

/** Notifies the customer who has a mail address that somebody signs up with it. */
export async function notifyKnownMail(shop: Shop, email: string): Promise<void> {
  const t = signUpMessages[shop.identity.language];
  const name = shop.identity.name[shop.identity.language];
  await onceADay(shop, `sign-up-told:${email}`, shop.config.smtp === undefined, () =>
    shop.mail.send({ to: email, subject: t.knownSubject(name), text: t.knownText(name) }),
  );
}

/** Mails the link that confirms the mail address of a sign-up. */
export async function confirmMailOf(
  shop: Shop,
  { id: customerId }: Account,
  email: string,
  { language }: Pick<ComesFrom, 'language'>,
): Promise<void> {
  await unlessSlow(shop, shop.config.smtp === undefined, async () => {
    const rejection = await requestConfirmation(shop, { customerId, email, language });
    if (isRefusal(rejection)) shop.log.warn({ customerId }, 'the mail of a sign-up could not be confirmed');
  });
}

async function onceADay(shop: Shop, key: string, isQuick: boolean, send: () => Promise<void>): Promise<void> {
  await unlessSlow(shop, isQuick, async () => {
    const { allowed } = await countTry(shop, { key, max: 1, windowSeconds: daySeconds });
    if (allowed) await send();
  });
}

/**
 * Awaits a message only when that is quick: work done only for existing accounts would reveal by timing that an account exists; the demo sends
 * instantly.
 */
async function unlessSlow(shop: Shop, isQuick: boolean, send: () => Promise<void>): Promise<void> {
  const sent = send().catch((error: unknown) => {
    shop.log.warn({ err: error }, 'a message about a sign-up could not be sent');
  });
  if (isQuick) await sent;
}
