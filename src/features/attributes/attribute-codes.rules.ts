import { slugify } from '#shared/text/slug.ts';

const longestCode = 60;

/** Returns a code in Latin letters from the first name that yields one; `usual` if none does. */
export function codeOf(names: readonly string[], usual: string): string {
  for (const name of names) {
    const code = (slugify(name) ?? '')
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, longestCode - 4)
      .replace(/^-+|-+$/g, '');
    if (/[a-z0-9]/.test(code)) return code;
  }
  return usual;
}

/** Returns the code, or the code with the first free number appended. */
export function freeCode(code: string, taken: { readonly has: (code: string) => boolean }): string {
  if (!taken.has(code)) return code;
  for (let number = 2; ; number += 1) if (!taken.has(`${code}-${number}`)) return `${code}-${number}`;
}
