import { creditBalance } from '#features/store-credit/server/store-credit.service.ts';
import { squareAddress } from '#features/media/media.rules.ts';
import { claimUploads, dropUploads } from '#features/media/server/uploads.service.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import type { Language, Text } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { customerById, namesOfOthers, updateProfile } from './profile.store.ts';
import { requestConfirmation, notifyOldMail } from './email-change.service.ts';
import { dropEmailChange } from './email-changes.store.ts';
import { accountById, type Account } from './accounts.service.ts';
import { usernameError, usernameKey } from '../account.rules.ts';
import { speaksForShop } from '../reserved-names.rules.ts';
import type { Customer } from '../profile.contract.ts';
import { tooManyTries } from '#platform/http/limits/too-many-tries.ts';
import { invalidUsername, nameReserved, signInRequired } from '../account-errors.ts';
import { accountErrors } from '../account-errors.messages.ts';

/** A customer's change to their own profile; an omitted field stays as it is. */
export interface ProfileChange {
  readonly username?: string | undefined;
  readonly full_name?: string | undefined;
  /** Null removes the mail at once; a new one applies once it is confirmed from its own inbox. */
  readonly email?: string | null | undefined;
  /** The key of an uploaded image; null removes the current one. */
  readonly avatar?: string | null | undefined;
}

type Taken = 'username-taken' | 'email-taken';
type ProfileRefusal =
  | Taken
  | 'invalid-username'
  | 'name-reserved'
  | 'name-set'
  | 'upload-not-found'
  | 'too-many-tries'
  | 'message-not-sent'
  | 'sign-in-required';

const maxChangesAnHour = 30;

/** Returns the signed-in customer as they see themselves; undefined when the account is no longer active. */
export async function customerOf(shop: Shop, id: number): Promise<Customer | undefined> {
  const [[customer], credit] = await Promise.all([customerById(shop).execute({ id }), creditBalance(shop, id)]);
  if (customer?.active !== true) return undefined;
  const { username, email, pendingEmail, phone, fullName, avatarKey, role, notificationsOn, available } = customer;
  const avatar = avatarKey === null ? null : squareAddress(avatarKey, 160);
  return {
    id,
    role,
    username,
    avatar,
    full_name: fullName,
    email,
    pending_email: pendingEmail,
    phone,
    notifications_on: notificationsOn,
    available,
    credit,
  };
}

/**
 * Changes a customer's names and image, and sends a confirmation link to a new mail. The full name is printed on invoices and can be set only once.
 */
export async function changeProfile(
  shop: Shop,
  caller: { customerId: number; language: Language },
  change: ProfileChange,
): Promise<Customer | Refusal<ProfileRefusal>> {
  const { customerId, language } = caller;
  const limit = { key: `profile:${customerId}`, max: maxChangesAnHour, windowSeconds: 3_600 };
  const { allowed, retryAfterSeconds } = await countTry(shop, limit);
  if (!allowed) return tooManyTries(retryAfterSeconds);
  if (change.username !== undefined && usernameError(change.username) !== null) return invalidUsername();
  const before = await accountById(shop, customerId);
  const reserved = before === undefined || before.role !== null ? null : reservedRefusal(shop, change);
  if (reserved !== null) return reserved;
  const taken = await takenRefusal(shop, customerId, change);
  if (taken !== null) return taken;
  try {
    const stored = await shop.transaction(() => keepChange(shop, customerId, change));
    if (stored !== null) return stored;
  } catch (error) {
    // Another request took the name or mail after the check.
    if (isUniqueViolation(error)) return (await takenRefusal(shop, customerId, change)) ?? takenBy({});
    throw error;
  }
  const refused = before === undefined ? null : await moveMail(shop, before, { to: change.email, language });
  if (refused !== null) return refused;
  return (await customerOf(shop, customerId)) ?? signInRequired();
}

/** Rejects names that appear to speak for the shop; applied only to customers who are not staff. */
function reservedRefusal({ identity }: Shop, change: ProfileChange): Refusal<'name-reserved'> | null {
  const speaks = (name: string | undefined) =>
    name !== undefined && speaksForShop(name, [identity.name.fa, identity.name.en]);
  if (speaks(change.username)) return nameReserved('username');
  return speaks(change.full_name) ? nameReserved('full_name') : null;
}

/**
 * Sends a confirmation link to a new mail; submitting the current mail cancels a pending request; removing the mail takes effect at once, and the old
 * address is notified.
 */
async function moveMail(
  shop: Shop,
  { id, email, username }: Account,
  { to, language }: { to: string | null | undefined; language: Language },
): Promise<Refusal<'too-many-tries' | 'message-not-sent'> | null> {
  if (to === undefined) return null;
  if (to !== null && to !== email) return requestConfirmation(shop, { customerId: id, email: to, language });
  await shop.transaction(() => dropEmailChange(shop, id));
  if (to === null && email !== null) await notifyOldMail(shop, { to: email, username, language });
  return null;
}

/** Stores a change; a new image's upload is claimed, and the previous image is dropped. */
async function keepChange(
  shop: Shop,
  customerId: number,
  change: ProfileChange,
): Promise<Refusal<'name-set' | 'upload-not-found'> | null> {
  const { avatar } = change;
  if (avatar !== undefined) {
    const [before] = await customerById(shop).execute({ id: customerId });
    const stored = before?.avatarKey ?? null;
    // A repeated request after a lost response finds the image claimed already.
    if (avatar !== null && avatar !== stored) {
      const claimed = await claimUploads(shop, { customerId, keys: [avatar], kind: 'picture' });
      if (isRefusal(claimed)) return claimed;
    }
    if (stored !== null && stored !== avatar) await dropUploads(shop, [stored]);
  }
  const { email, ...now } = change;
  if (!(await updateProfile(shop, customerId, email === null ? { ...now, email } : now))) return nameIsSet();
  if (Object.values(now).some((visible) => visible !== undefined))
    await shop.publish('customer.renamed', { customerId });
  return null;
}

async function takenRefusal(
  shop: Shop,
  customerId: number,
  { username, email }: ProfileChange,
): Promise<Refusal<Taken> | null> {
  const names = { usernameKey: username === undefined ? null : usernameKey(username), email: email ?? null };
  const taken = await namesOfOthers(shop, customerId, names);
  const fields: Record<string, Text> = {};
  if (taken.username) fields.username = inBoth(accountErrors, (t) => t.usernameTaken);
  if (taken.email) fields.email = inBoth(accountErrors, (t) => t.emailOfAnother);
  return Object.keys(fields).length === 0 ? null : takenBy(fields);
}

function takenBy(fields: Record<string, Text>): Refusal<Taken> {
  const [first, ...others] = Object.values(fields);
  const code = 'username' in fields ? 'username-taken' : 'email-taken';
  return refuse(code, first === undefined || others.length > 0 ? inBoth(accountErrors, (t) => t.taken) : first, {
    fields,
  });
}

function nameIsSet(): Refusal<'name-set'> {
  const message = inBoth(accountErrors, (t) => t.nameIsSet);
  return refuse('name-set', message, { fields: { full_name: message } });
}
