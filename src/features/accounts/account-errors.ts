import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { accountErrors } from './account-errors.messages.ts';

/** Refuses a username that would be read as a phone when signing in. */
export function invalidUsername(): Refusal<'invalid-username'> {
  const message = inBoth(accountErrors, (t) => t.usernameIsPhone);
  return refuse('invalid-username', message, { fields: { username: message } });
}

/** Refuses a name that would appear to speak for the shop; `field` is where it was typed. */
export function nameReserved(field: string): Refusal<'name-reserved'> {
  const message = inBoth(accountErrors, (t) => t.nameReserved);
  return refuse('name-reserved', message, { fields: { [field]: message } });
}

export const customerUnknown = () =>
  refuse(
    'customer-not-found',
    inBoth(accountErrors, (t) => t.customerUnknown),
  );

export const lastOwner = () =>
  refuse(
    'last-owner',
    inBoth(accountErrors, (t) => t.lastOwner),
  );

/** Refuses a staff member's decision about what they themselves wrote, sell or receive. */
export const ownMatter = () =>
  refuse(
    'own-matter',
    inBoth(accountErrors, (t) => t.ownMatter),
  );

/** Rejects a call of a customer who no longer exists, or whose account was blocked. */
export const signInRequired = () =>
  refuse(
    'sign-in-required',
    inBoth(accountErrors, (t) => t.signInRequired),
  );
