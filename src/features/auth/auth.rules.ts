import { parseMobile } from '#shared/commerce/phone.ts';
import { daySeconds, hourSeconds } from '#shared/seconds.ts';

/** How long a code sent to a phone lives, and how often it may be tried. */
export const codeSeconds = 120;
export const codeTries = 5;

/** How long what a customer confirmed by a code at the counter can be done. */
export const confirmedCodeSeconds = 10 * 60;

/** How long an unconfirmed sign-up waits for its code. */
export const registrationHours = 24;

/** How long a link to choose a new password lives. */
export const resetMinutes = 30;

/** How long a replaced refresh token still works, for tabs that had read it before. */
export const graceSeconds = 10;

/** So long a session lasts at most, however often it is used: OWASP ASVS 5.0, 7.3.2. */
export const longestSessionSeconds = 180 * daySeconds;

/** The same of the staff, who sign in once a day's work. */
export const longestStaffSessionSeconds = 12 * hourSeconds;

/** So long after signing in by a code an account without a password is taken for its owner's. */
export const freshSessionSeconds = 10 * 60;

/** So long the phone that an account had before can take it back. */
export const phoneReturnSeconds = daySeconds;

/** The window in which wrong passwords are counted. */
export const wrongPasswordSeconds = 15 * 60;

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
 * Where to go after signing in: the address that required it, if it is one of this shop's own, else home. Anything
 * that a browser could read as another host's address is none.
 */
export function addressAfterSignIn(requested: string | null | undefined): string {
  const home = '/home';
  if (requested === null || requested === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(requested)) return home;
  return /^\/(?:login|register|otp|otp-confirm|intro|forget-password|forget-password-success|reset-password)(?:[/?#]|$)/.test(
    requested,
  )
    ? home
    : requested;
}
