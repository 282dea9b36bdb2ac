import type { Customer } from './profile.contract.ts';

type Known = Pick<Customer, 'username' | 'full_name' | 'email' | 'pending_email'>;

/** Returns the email displayed in its field: the one pending confirmation, where there is one. */
export const knownMail = ({ pending_email, email }: Known): string => pending_email ?? email ?? '';

/**
 * Returns the changed fields of a profile, which are to be sent. Unchanged ones are not sent: they would overwrite what was changed in another tab,
 * and the mail for a pending email would be sent again.
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
