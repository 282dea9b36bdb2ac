import { parseMobile } from '#shared/commerce/phone.ts';
import { daySeconds, hourSeconds } from '#shared/seconds.ts';

/** Lifetime of a code sent to a phone, in seconds, and its maximum number of attempts. */
export const codeSeconds = 120;
export const codeTries = 5;

/** Seconds in which an action confirmed by a code at the counter can be carried out. */
export const confirmedCodeSeconds = 10 * 60;

/** Lifetime of an unconfirmed sign-up, in hours. */
export const registrationHours = 24;

/** Lifetime of a password reset link, in minutes. */
export const resetMinutes = 30;

/** Seconds for which a replaced refresh token still works, for tabs that had read it before. */
export const graceSeconds = 10;

/** The maximum lifetime of a session in seconds, however often it is used: OWASP ASVS 5.0, 7.3.2. */
export const longestSessionSeconds = 180 * daySeconds;

/** The same for staff, who sign in once per working day. */
export const longestStaffSessionSeconds = 12 * hourSeconds;

/** Seconds after signing in by a code in which the user of an account without a password counts as its owner. */
export const freshSessionSeconds = 10 * 60;

/** Seconds in which the previous phone of an account can reclaim it. */
export const phoneReturnSeconds = daySeconds;

/** The window in which wrong passwords are counted, in seconds. */
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

/** Whether a password is among the first guesses: one repeated character, a run of keys, or the account's own name. */
export function isWeakPassword(password: string, own: readonly string[]): boolean {
  const folded = password.toLowerCase();
  if (new Set(folded).size <= 2) return true;
  if (favourites.has(folded) || runs.some((run) => run.includes(folded))) return true;
  const phone = parseMobile(password);
  return own.some((name) => name.toLowerCase() === folded || (phone !== null && name === phone));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be the id of a session or of a sent code. */
export function isSessionId(text: string): boolean {
  return uuid.test(text);
}

/**
 * Returns the address to go to after signing in: the one that required it if it belongs to this shop, otherwise home. Anything that a browser could
 * parse as a URL of another host is rejected.
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
