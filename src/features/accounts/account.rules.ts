import { toLatinDigits } from '#shared/text/digits.ts';
import { toPersianLetters } from '#shared/text/persian-letters.ts';
import { parseMobile } from '#shared/commerce/phone.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';

/** Returns a username folded, so that ي and ی, capitals and digits of any kind name one account. */
export function usernameKey(username: string): string {
  return toLatinDigits(toPersianLetters(username)).trim().toLowerCase();
}

/** The identifier by which an account is looked up when signing in. */
export type AccountName =
  | { readonly by: 'phone'; readonly phone: string }
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'username'; readonly usernameKey: string };

/** Parses what was typed to sign in: no username looks like a phone or contains an @, so it is never ambiguous. */
export function accountName(typed: string): AccountName {
  const phone = parseMobile(typed);
  if (phone !== null) return { by: 'phone', phone };
  const name = usernameKey(typed);
  return name.includes('@') ? { by: 'email', email: name } : { by: 'username', usernameKey: name };
}

/** Returns why a username cannot be taken although its letters are allowed; null when it can. */
export function usernameError(username: string): 'looks-like-phone' | null {
  return parseMobile(username) === null ? null : 'looks-like-phone';
}

/** Seconds for which a changed email cannot be used to reset the password: the phone can, whose holder was notified and can still object. */
const mailSettlesSeconds = 3 * daySeconds;

/** Whether an email confirmed at a moment is that of the sign-up, which nobody else has controlled yet. */
export const isOfSignUp = (accountSince: Date, confirmedAt: Date): boolean =>
  confirmedAt < secondsAfter(accountSince, daySeconds);

/**
 * Returns the time since which any credential counts as that of a thief who changed the phone at a moment: with the session and the password, an
 * email or a factor can be added before that as easily as after.
 */
export const unsettledAt = (phoneChangedAt: Date): Date => secondsAfter(phoneChangedAt, -mailSettlesSeconds);

/** Whether links to choose a new password may be sent to an account's email. */
export function isSettledMail(
  { emailSince, createdAt }: { readonly emailSince: Date | null; readonly createdAt: Date },
  now: Date,
): boolean {
  return (
    emailSince === null || isOfSignUp(createdAt, emailSince) || now >= secondsAfter(emailSince, mailSettlesSeconds)
  );
}

/** Returns the placeholder phone of an erased account, which contains only its number for the books; no real phone has this form. */
export const erasedPhone = (customerId: number): string => `erased-${customerId}`;

/** Whether the account with this phone was erased. */
export const isErased = ({ phone }: { readonly phone: string }): boolean => phone.startsWith('erased-');

/** The shared account of anonymous counter sales: its username has a space and its phone is none, so nobody signs in to it. */
export const walkIn = { username: 'walk in', phone: 'walk-in', fullName: 'مشتری حضوری' } as const;

/** Whether an account is that of anonymous counter sales: it is nobody's, so the staff neither lists nor changes it among customers. */
export const isWalkIn = ({ phone }: { readonly phone: string }): boolean => phone === walkIn.phone;

const madeUpPrefix = 'mehman-';

/** Returns the username of an account opened by phone alone, from letters that the caller draws at random. */
export const madeUpUsername = (drawn: string): string => `${madeUpPrefix}${drawn}`;

/** Returns the username that a customer chose; null for one that the shop generated, which means nothing to its owner. */
export function chosenUsername(username: string): string | null {
  return username.startsWith(madeUpPrefix) ? null : username;
}
