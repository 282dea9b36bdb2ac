import { createHash, randomBytes } from 'node:crypto';
import { isUniqueViolation } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { MessageNotSent } from '#platform/outbound/sms.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
export { dropMailSince } from './email-changes.store.ts';
import {
  dropEmailChange,
  keepEmailChange,
  lockCustomerOfEmailChange,
  setEmail,
  takeEmailChange,
} from './email-changes.store.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { tooManyTries } from '#platform/http/limits/too-many-tries.ts';
import { accountErrors } from '../account-errors.messages.ts';
import { isOfSignUp } from '../account.rules.ts';

const maxMailsAnHour = 5;
const linkHours = 24;

/**
 * Mails a link to the email that a customer wants to change to; until it is followed the old one stays. Its owner is not known yet, so the mail
 * contains nothing that the customer chose, not even the username: it would send a stranger's words in the shop's name.
 */
export async function requestConfirmation(
  shop: Shop,
  { customerId, email, language }: { customerId: number; email: string; language: Language },
): Promise<Refusal<'too-many-tries' | 'message-not-sent'> | null> {
  const { allowed, retryAfterSeconds } = await countTry(shop, {
    key: `confirm-mail:${customerId}`,
    max: maxMailsAnHour,
    windowSeconds: 3_600,
  });
  if (!allowed) return tooManyTries(retryAfterSeconds);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = secondsAfter(shop.clock.now(), linkHours * 3_600);
  await shop.transaction(() => keepEmailChange(shop, { tokenHash: tokenHash(token), customerId, email, expiresAt }));
  const t = accountErrors[language];
  try {
    const link = `${shop.config.publicUrl}/confirm-email?token=${token}`;
    await shop.mail.send({
      to: email,
      subject: t.confirmMailSubject(shop.identity.name[language]),
      text: t.confirmMailText(link),
    });
    return null;
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    shop.log.warn({ err: error }, 'a link to confirm a mail could not be sent');
    await shop.transaction(() => dropEmailChange(shop, customerId));
    const message = inBoth(accountErrors, (words) => words.mailNotSent);
    return refuse('message-not-sent', message, { fields: { email: message } });
  }
}

/**
 * Makes the address to which a link was mailed its customer's, once, and notifies the previous address. An address taken meanwhile stays with its
 * holder.
 */
export async function confirmEmail(
  shop: Shop,
  { token, language }: { token: string; language: Language },
): Promise<{ email: string } | Refusal<'link-ended' | 'email-taken'>> {
  const outcome = await shop
    .transaction(async () => {
      await lockCustomerOfEmailChange(shop, { tokenHash: tokenHash(token) });
      const [change] = await takeEmailChange(shop, { tokenHash: tokenHash(token), now: shop.clock.now() });
      if (change === undefined)
        return refuse(
          'link-ended',
          inBoth(accountErrors, (t) => t.linkEnded),
        );
      const now = shop.clock.now();
      const [customer] = await setEmail(shop, { customerId: change.customerId, email: change.email, now });
      if (customer === undefined) throw new Error('A customer was gone while a mail was confirmed.');
      return { ...customer, email: change.email };
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error))
        return refuse(
          'email-taken',
          inBoth(accountErrors, (t) => t.emailOfAnother),
        );
      throw error;
    });
  if (isRefusal(outcome)) return outcome;
  const { before, username, email } = outcome;
  if (before !== null && before !== email) await notifyOldMail(shop, { to: before, username, language });
  else if (before === null && !isOfSignUp(outcome.createdAt, shop.clock.now()))
    await notifyPhone(shop, { to: outcome.phone, language });
  return { email };
}

/** Notifies an address that it is no longer its customer's; if it cannot be reached, nothing is blocked. */
export async function notifyOldMail(
  shop: Shop,
  { to, username, language }: { to: string; username: string; language: Language },
): Promise<void> {
  const t = accountErrors[language];
  const name = shop.identity.name[language];
  try {
    await shop.mail.send({ to, subject: t.emailChangedSubject(name), text: t.emailChangedText(name, username) });
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    shop.log.warn({ err: error }, 'a changed mail could not be told to its old place');
  }
}

/** Notifies the phone of an account that had no email that it has one now: whoever holds only its session could have added it. */
async function notifyPhone(shop: Shop, { to, language }: { to: string; language: Language }): Promise<void> {
  try {
    await shop.sms.send({ to, text: accountErrors[language].emailAddedText(shop.identity.name[language]) });
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    shop.log.warn({ err: error }, 'the phone could not be notified of a new mail');
  }
}

function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
