import { toLatinDigits } from '#shared/text/digits.ts';
import { toPersianLetters } from '#shared/text/persian-letters.ts';
import { parseMobile } from '#shared/commerce/phone.ts';

/** How long a code sent to a phone lives, and how often it may be tried. */
export const codeSeconds = 120;
export const codeTries = 5;

/** How long an unconfirmed sign-up waits for its code. */
export const registrationHours = 24;

/** How long a link to choose a new password lives. */
export const resetMinutes = 30;

/** How long a replaced refresh token still works, for tabs that had read it before. */
export const graceSeconds = 10;

/** The window in which wrong passwords are counted. */
export const wrongPasswordSeconds = 15 * 60;

export const daySeconds = 24 * 60 * 60;

/** The moment some seconds after another. */
export function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000);
}

/** A username folded, so that ي and ی, capitals and digits of any kind name one account. */
export function usernameKey(username: string): string {
  return toLatinDigits(toPersianLetters(username)).trim().toLowerCase();
}

/** By what an account is looked for when somebody signs in. */
export type AccountName =
  | { readonly by: 'phone'; readonly phone: string }
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'username'; readonly usernameKey: string };

/** Reads what was typed to sign in: no username looks like a phone or holds an @, so it is never two things. */
export function accountName(typed: string): AccountName {
  const phone = parseMobile(typed);
  if (phone !== null) return { by: 'phone', phone };
  const name = usernameKey(typed);
  return name.includes('@') ? { by: 'email', email: name } : { by: 'username', usernameKey: name };
}

/** Why a username cannot be taken although its letters are allowed; null when it can. */
export function usernameFault(username: string): 'looks-like-phone' | null {
  return parseMobile(username) === null ? null : 'looks-like-phone';
}

const runs = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];
const favourites = new Set([
  'password',
  'passw0rd',
  'password1',
  'iloveyou',
  'qwerty123',
  '1q2w3e4r',
  'abcd1234',
  '12341234',
  '11223344',
]);

/** Whether a password would be among the first guesses: one sign again and again, a run of keys, or the account's own name. */
export function isWeakPassword(password: string, own: readonly string[]): boolean {
  const folded = password.toLowerCase();
  if (new Set(folded).size <= 2) return true;
  if (favourites.has(folded) || runs.some((run) => run.includes(folded))) return true;
  const phone = parseMobile(password);
  return own.some((name) => name.toLowerCase() === folded || (phone !== null && name === phone));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be the number of a session or of a sent code. */
export function isSessionId(text: string): boolean {
  return uuid.test(text);
}

/**
 * Where to go after signing in: the address that asked for it, if it is one of this shop's own, else home. Anything
 * that a browser could read as another host's address is none.
 */
export function addressAfterSignIn(asked: string | null | undefined): string {
  const home = '/home';
  if (asked === null || asked === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked)) return home;
  return /^\/(?:login|register|otp|otp-confirm|intro|forget-password|forget-password-success|reset-password)(?:[/?#]|$)/.test(
    asked,
  )
    ? home
    : asked;
}

/** Stands in place of the phone of an account that was erased, which bears its number for the books alone; no phone is written so. */
export const erasedPhone = (customerId: number): string => `erased-${customerId}`;

/** Whether the account with this phone was erased. */
export const isErased = ({ phone }: { readonly phone: string }): boolean => phone.startsWith('erased-');
