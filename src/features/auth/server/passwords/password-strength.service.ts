import type { Shop } from '#platform/shop.ts';
import { isWeakPassword } from '../../auth.rules.ts';
import { foldedPassword, isLittleMoreThan, wordsOf } from '../../password-words.rules.ts';
import { isInFilter } from './bloom-filter.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };

let filter: Buffer | undefined;

/**
 * Whether a password is among the 100,000 most used ones of at least eight characters; about one in a thousand other passwords is a false positive.
 */
export function isCommonPassword(password: string): boolean {
  filter ??= Buffer.from(commonPasswords.filter, 'base64');
  return isInFilter(filter, foldedPassword(password));
}

/** Whether a password would be among the first guesses: a common one, or one composed of the shop's or the account's own names. */
export function isGuessable({ identity }: Pick<Shop, 'identity'>, password: string, own: readonly string[]): boolean {
  const words = wordsOf([...own, identity.name.fa, identity.name.en]);
  return isWeakPassword(password, own) || isLittleMoreThan(password, words) || isCommonPassword(password);
}
