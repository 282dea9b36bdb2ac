import { randomInt } from 'node:crypto';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { registrationHours } from '../../auth.rules.ts';
import { countOfAddress } from '../codes.service.ts';
import { refuseMovedPhone } from '../former-phones.service.ts';
import { isGuessable } from '../passwords/password-strength.service.ts';
import { passwordHash } from '../passwords/passwords.service.ts';
import { deleteRegistrationsOf, insertRegistration, liveRegistration } from './registrations.store.ts';
import { weakPassword } from '../../auth-errors.ts';
import { beginGuess } from '../guessing/guesses.service.ts';
import { notifyKnownMail, notifyKnownPhone } from './sign-up-warnings.service.ts';
import { addressHash, giveSignUpCookie, signUpMarks } from './sign-up-cookie.ts';
import type { ComesFrom } from '../guessing/comes-from.service.ts';
import { accountNamed, insertCustomer, takenNames, type Account } from '#features/accounts/server/accounts.service.ts';
import { madeUpUsername, usernameError, usernameKey } from '#features/accounts/account.rules.ts';
import { speaksForShop } from '#features/accounts/reserved-names.rules.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { invalidUsername, nameReserved } from '#features/accounts/account-errors.ts';
import { accountErrors } from '#features/accounts/account-errors.messages.ts';

export interface SignUp {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
}

type SignUpRefusal = 'taken' | 'invalid-username' | 'name-reserved' | 'weak-password' | 'too-many-tries';

/**
 * Stores a sign-up until its phone is confirmed by a code; only then is the customer created. A phone or mail address already in use gets the same
 * response as a free one, and its customer is notified, so that sign-up does not reveal who has an account. A taken username is reported, because the
 * specification requires it and a name has to be chosen; the number of names that can be tried is limited.
 */
export async function register(shop: Shop, signUp: SignUp, from: ComesFrom): Promise<Refusal<SignUpRefusal> | null> {
  const tooMany = await countOfAddress(shop, 'register', from.address);
  if (tooMany !== null) return tooMany;
  const faulty = fieldRefusal(shop, signUp);
  if (faulty !== null) return faulty;
  const { username, email, phone } = signUp;
  const guess = await beginGuess(shop, { kind: 'name', subject: null, owner: () => Promise.resolve(undefined) }, from);
  if (isRefusal(guess)) return guess;
  const taken = await takenNames(shop, { usernameKey: usernameKey(username), email, phone });
  if (taken.username) {
    await guess.wrong();
    const message = inBoth(accountErrors, (t) => t.usernameTaken);
    return refuse('taken', message, { fields: { username: message } });
  }
  await guess.takeBack();
  const now = shop.clock.now();
  await insertRegistration(shop, {
    username,
    email,
    phone,
    passwordHash: await passwordHash(shop, signUp.password),
    cookieHash: giveSignUpCookie(shop, from),
    addressHash: addressHash(shop, from),
    createdAt: now,
    expiresAt: secondsAfter(now, registrationHours * 3_600),
  });
  if (taken.phone) await notifyKnownPhone(shop, phone);
  if (taken.email) await notifyKnownMail(shop, email);
  return null;
}

function fieldRefusal(
  shop: Shop,
  { username, email, password, phone }: SignUp,
): Refusal<'invalid-username' | 'name-reserved' | 'weak-password'> | null {
  if (usernameError(username) !== null) return invalidUsername();
  const { fa, en } = shop.identity.name;
  if (speaksForShop(username, [fa, en])) return nameReserved('username');
  return isGuessable(shop, password, [username, email, phone]) ? weakPassword('password') : null;
}

/** The customer of a confirmed phone, and the mail address of the sign-up that is to be confirmed next, if any. */
export interface CustomerOfPhone {
  readonly account: Account;
  readonly unconfirmedMail: string | null;
}

/**
 * Returns the customer whose phone has just been confirmed: the existing one, else a new one with the name and password of the sign-up from the same
 * browser, else with a generated name; a given password hash takes precedence over the sign-up's. The mail address is assigned when its link is
 * followed. To be called in a transaction.
 */
export async function customerOfPhone(
  shop: Shop,
  { phone, passwordHash: chosen }: { phone: string; passwordHash: string | null },
  from: ComesFrom,
): Promise<CustomerOfPhone | Refusal<'phone-moved'>> {
  const known = await accountNamed(shop, { by: 'phone', phone });
  if (known !== undefined) return { account: known, unconfirmedMail: null };
  const moved = await refuseMovedPhone(shop, phone);
  if (moved !== null) return moved;
  const now = shop.clock.now();
  const signUp = await liveRegistration(shop, { phone, ...signUpMarks(shop, from), now });
  const taken =
    signUp && (await takenNames(shop, { usernameKey: usernameKey(signUp.username), email: signUp.email, phone }));
  let username = signUp && taken?.username === false ? signUp.username : generatedUsername();
  for (let attempt = 0; attempt < 5; attempt++) {
    const added = await insertCustomer(shop, {
      username,
      usernameKey: usernameKey(username),
      email: null,
      phone,
      passwordHash: chosen ?? signUp?.passwordHash ?? null,
      createdAt: now,
    });
    if (added !== undefined) {
      await deleteRegistrationsOf(shop, phone);
      await shop.publish('customer.registered', { customerId: added.id });
      return { account: added, unconfirmedMail: signUp && taken?.email === false ? signUp.email : null };
    }
    // A concurrent request took the phone, then it is the same customer, or the name.
    const other = await accountNamed(shop, { by: 'phone', phone });
    if (other !== undefined) return { account: other, unconfirmedMail: null };
    username = generatedUsername();
  }
  throw new Error('No free username was found in five attempts.');
}

/**
 * Returns the account of a phone given at the counter, and sets its name if it has none. A missing account is created without a password: the owner
 * of the phone signs in by a code and finds the purchases.
 */
export async function customerAtCounter(shop: Shop, phone: string): Promise<Account | Refusal<'phone-moved'>> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const known = await accountNamed(shop, { by: 'phone', phone });
    if (known !== undefined) return known;
    const moved = await refuseMovedPhone(shop, phone);
    if (moved !== null) return moved;
    const username = generatedUsername();
    const names = { username, usernameKey: usernameKey(username), email: null, phone, passwordHash: null };
    const added = await insertCustomer(shop, { ...names, createdAt: shop.clock.now() });
    if (added === undefined) continue;
    await shop.publish('customer.registered', { customerId: added.id });
    return added;
  }
  throw new Error('No free username was found in five attempts.');
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

function generatedUsername(): string {
  return madeUpUsername(Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join(''));
}
