import { toLatinDigits } from '#shared/text/digits.ts';
import { toPersianLetters } from '#shared/text/persian-letters.ts';
import { parseMobile } from '#shared/commerce/phone.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';

/** A username folded, so that ي and ی, capitals and digits of any kind name one account. */
export function usernameKey(username: string): string {
  return toLatinDigits(toPersianLetters(username)).trim().toLowerCase();
}

/** By what an account is looked for when somebody signs in. */
export type AccountName =
  | { readonly by: 'phone'; readonly phone: string }
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'username'; readonly usernameKey: string };

/** Reads what was typed to sign in: no username looks like a phone or holds an @, so it is never two of them. */
export function accountName(typed: string): AccountName {
  const phone = parseMobile(typed);
  if (phone !== null) return { by: 'phone', phone };
  const name = usernameKey(typed);
  return name.includes('@') ? { by: 'email', email: name } : { by: 'username', usernameKey: name };
}

/** Why a username cannot be taken although its letters are allowed; null when it can. */
export function usernameError(username: string): 'looks-like-phone' | null {
  return parseMobile(username) === null ? null : 'looks-like-phone';
}

/** So long a mail that was changed is no way to a new password: the phone is, whose holder was notified and can still object. */
const mailSettlesSeconds = 3 * daySeconds;

/** Whether a mail that is confirmed at a moment is that of the sign-up, which nobody else has had in hand yet. */
export const isOfSignUp = (accountSince: Date, confirmedAt: Date): boolean =>
  confirmedAt < secondsAfter(accountSince, daySeconds);

/**
 * Since when what opens an account counts as a thief's, who changed its phone at a moment: who has the session and the password adds a mail or
 * a factor as easily before that as after.
 */
export const unsettledAt = (phoneChangedAt: Date): Date => secondsAfter(phoneChangedAt, -mailSettlesSeconds);

/** Whether links to choose a new password go to an account's mail. */
export function isSettledMail(
  { emailSince, createdAt }: { readonly emailSince: Date | null; readonly createdAt: Date },
  now: Date,
): boolean {
  return (
    emailSince === null || isOfSignUp(createdAt, emailSince) || now >= secondsAfter(emailSince, mailSettlesSeconds)
  );
}

/** Stands in place of the phone of an account that was erased, which bears its number for the books alone; no phone is written so. */
export const erasedPhone = (customerId: number): string => `erased-${customerId}`;

/** Whether the account with this phone was erased. */
export const isErased = ({ phone }: { readonly phone: string }): boolean => phone.startsWith('erased-');

/** The account of all who buy at the counter without a name: its username has a space and its phone is none, so nobody signs in to it. */
export const walkIn = { username: 'walk in', phone: 'walk-in', fullName: 'مشتری حضوری' } as const;

/** Whether an account is that one: it is nobody's, so the staff neither lists nor changes it among customers. */
export const isWalkIn = ({ phone }: { readonly phone: string }): boolean => phone === walkIn.phone;

const madeUpPrefix = 'mehman-';

/** The username of an account that was opened by phone alone, out of letters that the caller draws by chance. */
export const madeUpUsername = (drawn: string): string => `${madeUpPrefix}${drawn}`;

/** The username that somebody chose; null for one that the shop made up, which says nothing to its owner. */
export function chosenUsername(username: string): string | null {
  return username.startsWith(madeUpPrefix) ? null : username;
}
