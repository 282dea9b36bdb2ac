import { creditBalance } from '#features/credit/server/credit.service.ts';
import { squareAddress } from '#features/media/media.rules.ts';
import { claimUploads, dropUploads } from '#features/media/server/uploads.service.ts';
import { isUniqueViolation } from '#platform/database.ts';
import type { Shop } from '#platform/shop.ts';
import { MessageNotSent } from '#platform/sms.ts';
import { countTry } from '#platform/throttle.ts';
import type { Language, Text } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/refusal.ts';
import type { Customer } from '../identity.contract.ts';
import { usernameFault, usernameKey } from '../identity.rules.ts';
import { accountById, customerById, namesOfOthers, updateProfile } from './customers.store.ts';
import { refusalMessages } from './refusals.messages.ts';
import { invalidUsername, tooManyTries } from './refusals.ts';

/** What a customer changes about themselves; what is not named stays. */
export interface ProfileChange {
  readonly username?: string | undefined;
  readonly full_name?: string | undefined;
  /** Null takes it away. */
  readonly email?: string | null | undefined;
  /** The key of a picture that was sent in; null takes the present one away. */
  readonly avatar?: string | null | undefined;
}

type ProfileRefusal = 'taken' | 'invalid-username' | 'name-is-set' | 'upload-not-found' | 'too-many-tries' | 'sign-in-required';

const mostChangesAnHour = 30;

/** The signed-in customer as they see themselves; undefined when the account is no longer active. */
export async function customerOf(shop: Shop, id: number): Promise<Customer | undefined> {
  const [[customer], credit] = await Promise.all([customerById(shop).execute({ id }), creditBalance(shop, id)]);
  if (customer?.active !== true) return undefined;
  const { username, email, phone, fullName, avatarKey, role, notificationsOn, available } = customer;
  const avatar = avatarKey === null ? null : squareAddress(avatarKey, 160);
  return { id, role, username, avatar, full_name: fullName, email, phone, notifications_on: notificationsOn, available, credit };
}

/** Changes a customer's names and mail. The full name stands on invoices and is set once; a mail that is changed is told to its old place. */
export async function changeProfile(
  shop: Shop,
  caller: { customerId: number; language: Language },
  change: ProfileChange,
): Promise<Customer | Refusal<ProfileRefusal>> {
  const { customerId, language } = caller;
  const limit = { key: `profile:${customerId}`, most: mostChangesAnHour, windowSeconds: 3_600 };
  const { allowed, retryAfterSeconds } = await countTry(shop, limit);
  if (!allowed) return tooManyTries(retryAfterSeconds);
  if (change.username !== undefined && usernameFault(change.username) !== null) return invalidUsername();
  const before = await accountById(shop, customerId);
  const taken = await takenRefusal(shop, customerId, change);
  if (taken !== null) return taken;
  try {
    const kept = await shop.transaction(() => keepChange(shop, customerId, change));
    if (kept !== null) return kept;
  } catch (error) {
    // Somebody was quicker since it was looked up.
    if (isUniqueViolation(error)) return (await takenRefusal(shop, customerId, change)) ?? takenBy({});
    throw error;
  }
  const email = before?.email ?? null;
  if (before !== undefined && email !== null && change.email !== undefined && change.email !== email) {
    await tellOldMail(shop, { to: email, username: before.username, language });
  }
  return (await customerOf(shop, customerId)) ?? refuse('sign-in-required', inBoth(refusalMessages, (t) => t.signInRequired));
}

/** Writes a change; a new picture is claimed with it, and the one before it is given up. */
async function keepChange(shop: Shop, customerId: number, change: ProfileChange): Promise<Refusal<'name-is-set' | 'upload-not-found'> | null> {
  const { avatar } = change;
  if (avatar !== undefined) {
    const [before] = await customerById(shop).execute({ id: customerId });
    if (avatar !== null) {
      const claimed = await claimUploads(shop, { customerId, keys: [avatar], kind: 'picture' });
      if (isRefusal(claimed)) return claimed;
    }
    if (before?.avatarKey != null) await dropUploads(shop, [before.avatarKey]);
  }
  return (await updateProfile(shop, customerId, change)) ? null : nameIsSet();
}

async function takenRefusal(shop: Shop, customerId: number, { username, email }: ProfileChange): Promise<Refusal<'taken'> | null> {
  const names = { usernameKey: username === undefined ? null : usernameKey(username), email: email ?? null };
  const taken = await namesOfOthers(shop, customerId, names);
  const fields: Record<string, Text> = {};
  if (taken.username) fields.username = inBoth(refusalMessages, (t) => t.usernameTaken);
  if (taken.email) fields.email = inBoth(refusalMessages, (t) => t.emailOfAnother);
  return Object.keys(fields).length === 0 ? null : takenBy(fields);
}

function takenBy(fields: Record<string, Text>): Refusal<'taken'> {
  const [first, ...others] = Object.values(fields);
  return refuse('taken', first === undefined || others.length > 0 ? inBoth(refusalMessages, (t) => t.taken) : first, { fields });
}

function nameIsSet(): Refusal<'name-is-set'> {
  const message = inBoth(refusalMessages, (t) => t.nameIsSet);
  return refuse('name-is-set', message, { fields: { full_name: message } });
}

async function tellOldMail(shop: Shop, { to, username, language }: { to: string; username: string; language: Language }): Promise<void> {
  const t = refusalMessages[language];
  const name = shop.voice.name[language];
  try {
    await shop.mail.send({ to, subject: t.emailChangedSubject(name), text: t.emailChangedText(name, username) });
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    shop.log.warn({ err: error }, 'a changed mail could not be told to its old place');
  }
}
