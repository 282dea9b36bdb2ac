import { randomInt } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import type { Text } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { isWeakPassword, registrationHours } from '../auth.rules.ts';
import { countOfAddress } from './codes.service.ts';
import { passwordHash } from './passwords.service.ts';
import { deleteRegistrationsOf, insertRegistration, liveRegistration } from './registrations.store.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { weakPassword } from '../auth-errors.ts';
import { addressHash, giveSignUpCookie, signUpMarks } from './sign-up-cookie.ts';
import type { ComesFrom } from './comes-from.service.ts';
import { accountNamed, insertCustomer, takenNames, type Account } from '#features/accounts/server/accounts.service.ts';
import { usernameFault, usernameKey } from '#features/accounts/account.rules.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { invalidUsername } from '#features/accounts/account-errors.ts';
import { accountErrors } from '#features/accounts/account-errors.messages.ts';

export interface SignUp {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
}

type SignUpRefusal = 'taken' | 'invalid-username' | 'weak-password' | 'too-many-tries';

/** Takes a sign-up down until its phone is confirmed by a code: only then there is a customer. */
export async function register(shop: Shop, signUp: SignUp, from: ComesFrom): Promise<Refusal<SignUpRefusal> | null> {
  const tooMany = await countOfAddress(shop, 'register', from.address);
  if (tooMany !== null) return tooMany;
  const refusal = fieldRefusal(signUp) ?? (await takenRefusal(shop, signUp));
  if (refusal !== null) return refusal;
  const now = shop.clock.now();
  await insertRegistration(shop, {
    username: signUp.username,
    email: signUp.email,
    phone: signUp.phone,
    passwordHash: await passwordHash(shop, signUp.password),
    cookieHash: giveSignUpCookie(shop, from),
    addressHash: addressHash(shop, from),
    createdAt: now,
    expiresAt: secondsAfter(now, registrationHours * 3_600),
  });
  return null;
}

function fieldRefusal({
  username,
  email,
  password,
  phone,
}: SignUp): Refusal<'invalid-username' | 'weak-password'> | null {
  if (usernameFault(username) !== null) return invalidUsername();
  return isWeakPassword(password, [username, email, phone]) ? weakPassword('password') : null;
}

async function takenRefusal(shop: Shop, { username, email, phone }: SignUp): Promise<Refusal<'taken'> | null> {
  const taken = await takenNames(shop, { usernameKey: usernameKey(username), email, phone });
  const fields: Record<string, Text> = {};
  if (taken.username) fields.username = inBoth(accountErrors, (t) => t.usernameTaken);
  if (taken.email) fields.email = inBoth(authErrors, (t) => t.emailTaken);
  if (taken.phone) fields.phone = inBoth(authErrors, (t) => t.phoneTaken);
  const [first, ...others] = Object.values(fields);
  if (first === undefined) return null;
  return refuse('taken', others.length === 0 ? first : inBoth(accountErrors, (t) => t.taken), { fields });
}

/**
 * The customer whose phone has just been confirmed: the known one, else a new one with the name and password of the
 * sign-up that came from the same browser, else with a name of our making; a password of that hash goes before the sign-up's. To be called in a transaction.
 */
export async function customerOfPhone(
  shop: Shop,
  { phone, passwordHash: chosen }: { phone: string; passwordHash: string | null },
  from: ComesFrom,
): Promise<Account> {
  const known = await accountNamed(shop, { by: 'phone', phone });
  if (known !== undefined) return known;
  const now = shop.clock.now();
  const signUp = await liveRegistration(shop, { phone, ...signUpMarks(shop, from), now });
  const taken =
    signUp && (await takenNames(shop, { usernameKey: usernameKey(signUp.username), email: signUp.email, phone }));
  let username = signUp && taken?.username === false ? signUp.username : generatedUsername();
  let email = signUp && taken?.email === false ? signUp.email : null;
  for (let attempt = 0; attempt < 5; attempt++) {
    const passwordHash = chosen ?? signUp?.passwordHash ?? null;
    const added = await insertCustomer(shop, {
      username,
      usernameKey: usernameKey(username),
      email,
      phone,
      passwordHash,
      createdAt: now,
    });
    if (added !== undefined) {
      await deleteRegistrationsOf(shop, phone);
      await shop.publish('customer.registered', { customerId: added.id });
      return added;
    }
    // Somebody was quicker: with this phone, then it is the same customer; or with the name or the mail.
    const other = await accountNamed(shop, { by: 'phone', phone });
    if (other !== undefined) return other;
    username = generatedUsername();
    email = null;
  }
  throw new Error('No free username was found in five attempts.');
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

function generatedUsername(): string {
  return `mehman-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`;
}
