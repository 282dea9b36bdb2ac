import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '#platform/http/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import { MessageNotSent } from '#platform/outbound/sms.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { securityEvent } from '#platform/security-log.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { resetMinutes } from '../../auth.rules.ts';
import { accountOfPassword } from '../account-proof.service.ts';
import { inLiveSession } from '../own-access.service.ts';
import { customerOfReset, deleteResetsOf, markResetUsed, replaceReset } from './password-resets.store.ts';
import { isGuessable } from './password-strength.service.ts';
import { passwordHash } from './passwords.service.ts';
import { authErrors } from '../../auth-errors.messages.ts';
import { weakPassword } from '../../auth-errors.ts';
import { endAllSessions, endOtherSessions } from '../sessions/sessions.service.ts';
import { forgetGuessesAbout } from '../guessing/guesses.service.ts';
import { passwordSubject } from '../sign-in.service.ts';
import {
  accountById,
  accountNamed,
  lockCustomer,
  setPasswordHash,
  type Account,
} from '#features/accounts/server/accounts.service.ts';
import { accountName, isSettledMail } from '#features/accounts/account.rules.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { tooManyTries } from '#platform/http/limits/too-many-tries.ts';
import { accountErrors } from '#features/accounts/account-errors.messages.ts';

const maxMailsAnHour = 5;

/** Sends a password reset link to the account of this name, if there is one: to its confirmed mail address, else to its phone. */
export async function sendResetLink(
  shop: Shop,
  given: { identifier: string; address: string; language: Language },
): Promise<Refusal<'too-many-tries'> | null> {
  const limit = {
    key: `reset-address:${given.address}`,
    max: shop.config.otp.sendsPerAddressAndMinute,
    windowSeconds: 60,
  };
  const { allowed, retryAfterSeconds } = await countTry(shop, limit);
  if (!allowed) return tooManyTries(retryAfterSeconds);
  const account = await accountNamed(shop, accountName(given.identifier));
  const sent = account?.active === true ? sendToAccount(shop, account, given) : Promise.resolve();
  // Waiting for work done only for existing accounts would reveal by timing that an account exists; the demo sends instantly.
  if (shop.config.mode !== 'production') await sent;
  return null;
}

async function sendToAccount(
  shop: Shop,
  account: Account,
  given: { readonly address: string; readonly language: Language },
): Promise<void> {
  try {
    await sendWithinLimit(shop, account, given);
  } catch (error) {
    shop.log.error({ err: error }, 'a link to choose a new password could not be sent');
  }
}

async function sendWithinLimit(
  shop: Shop,
  account: Account,
  given: { readonly address: string; readonly language: Language },
): Promise<void> {
  const ofAccount = await countTry(shop, {
    key: `reset-account:${account.id}`,
    max: maxMailsAnHour,
    windowSeconds: 3_600,
  });
  if (!ofAccount.allowed) return;
  securityEvent(shop, 'password.reset-requested', { customer: account.id, address: given.address });
  await sendLink(shop, account, given.language);
}

/** Returns a single-use password reset URL, valid for thirty minutes; invalidates the older ones. */
export async function makeResetLink(shop: Shop, customerId: number): Promise<string> {
  return `${shop.config.publicUrl}/reset-password?token=${await resetToken(shop, customerId)}`;
}

/** Returns the expiry of a link sent now; the same whether or not one is sent. */
export const resetEndsAt = (shop: Shop): Date => secondsAfter(shop.clock.now(), resetMinutes * 60);

/** Returns the token of a reset URL. */
export async function resetToken(shop: Shop, customerId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [createdAt, expiresAt] = [shop.clock.now(), resetEndsAt(shop)];
  await replaceReset(shop, { tokenHash: tokenHash(token), customerId, createdAt, expiresAt });
  return token;
}

async function sendLink(shop: Shop, account: Account, language: Language): Promise<void> {
  try {
    const t = authErrors[language];
    const link = await makeResetLink(shop, account.id);
    const subject = t.resetSubject(shop.identity.name[language]);
    // The mail address could have been changed with a stolen session: it receives no link until the customer has had time to object.
    if (account.email === null || !isSettledMail(account, shop.clock.now()))
      await shop.sms.send({ to: account.phone, text: t.resetTextMessage(subject, link) });
    else await shop.mail.send({ to: account.email, subject, text: t.resetText(account.username, link) });
  } catch (error) {
    const what =
      error instanceof MessageNotSent
        ? 'a link to choose a new password could not be sent'
        : 'a link could not be made';
    shop.log.error({ err: error }, what);
  }
}

/** Sets a new password by a mailed single-use link, and ends all sessions of the customer. */
export async function resetPassword(
  shop: Shop,
  { token, password, language }: { token: string; password: string; language: Language },
): Promise<Refusal<'link-ended' | 'weak-password'> | null> {
  const linkEnded = refuse(
    'link-ended',
    inBoth(accountErrors, (t) => t.linkEnded),
  );
  const hash = tokenHash(token);
  const customerId = await customerOfReset(shop, hash, shop.clock.now());
  const account = customerId === undefined ? undefined : await accountById(shop, customerId);
  if (account === undefined) return linkEnded;
  if (isGuessable(shop, password, namesOf(account))) return weakPassword('password');
  const stored = await passwordHash(shop, password);
  const rejection = await shop.transaction(async () => {
    // Returning the account to its former phone meanwhile invalidates the link.
    await lockCustomer(shop, { customerId: account.id });
    if (!(await markResetUsed(shop, hash, shop.clock.now()))) return linkEnded;
    await setPasswordHash(shop, account.id, stored);
    await endAllSessions(shop, account.id);
    await forgetGuessesAbout(shop, 'password', passwordSubject(account));
    return null;
  });
  if (rejection !== null) return rejection;
  securityEvent(shop, 'password.reset', { customer: account.id });
  await notifyOfChange(shop, account, language);
  return null;
}

/** Sets a new password for a customer who enters the old one, and ends all their other sessions. */
export async function changePassword(
  shop: Shop,
  caller: Caller,
  { old, chosen, language }: { old: string; chosen: string; language: Language },
): Promise<Refusal<'wrong-password' | 'weak-password' | 'too-many-tries' | 'sign-in-again'> | null> {
  const account = await accountOfPassword(shop, caller, { typed: old, field: 'old_password' });
  if (isRefusal(account)) return account;
  if (isGuessable(shop, chosen, namesOf(account))) return weakPassword('new_password');
  const stored = await passwordHash(shop, chosen);
  const refused = await inLiveSession(shop, caller, async () => {
    await setPasswordHash(shop, account.id, stored);
    await endOtherSessions(shop, account.id, caller.sessionId);
    // A link mailed earlier could undo the change.
    await deleteResetsOf(shop, account.id);
    return null;
  });
  if (refused !== null) return refused;
  securityEvent(shop, 'password.changed', { customer: account.id });
  await notifyOfChange(shop, account, language);
  return null;
}

/** Notifies the customer by mail, else by text message, that the password was changed, in case somebody else changed it. */
async function notifyOfChange(shop: Shop, { email, phone }: Account, language: Language): Promise<void> {
  const t = authErrors[language];
  const name = shop.identity.name[language];
  try {
    if (email === null) await shop.sms.send({ to: phone, text: t.passwordChangedText(name) });
    else
      await shop.mail.send({ to: email, subject: t.passwordChangedSubject(name), text: t.passwordChangedText(name) });
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    shop.log.warn({ err: error }, 'a changed password could not be told');
  }
}

function namesOf({ username, email, phone }: Account): string[] {
  return email === null ? [username, phone] : [username, phone, email];
}

function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
