import type { Customer } from './profile.contract.ts';

type Known = Pick<Customer, 'username' | 'full_name' | 'email' | 'pending_email'>;

/** The mail as it stands in its field: the one that waits to be confirmed, where there is one. */
export const knownMail = ({ pending_email, email }: Known): string => pending_email ?? email ?? '';

/**
 * What is sent of a profile: what is another than was seen. What was left as it stood is not sent: it would be written over what was
 * changed in another tab, and a mail that is on its way would be sent again.
 */
export function changedProfile(
  { username = '', full_name = '', email = '' }: Readonly<Record<string, string>>,
  known: Known,
): { readonly username?: string; readonly full_name?: string; readonly email?: string | null } {
  return {
    ...(username.trim() !== known.username && { username }),
    ...(full_name.trim() !== '' && full_name.trim() !== known.full_name && { full_name }),
    ...(email.trim() !== knownMail(known) && { email: email.trim() === '' ? null : email }),
  };
}
