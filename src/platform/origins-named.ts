/**
 * Parses the origins of `CORS_ORIGINS`, separated by commas: each `https://app.example`, without a path and never `*`, which would allow every
 * origin.
 */
export function originsNamed(given: string | undefined, errors: string[]): string[] {
  const names = (given ?? '').split(',').flatMap((name) => name.trim() || []);
  for (const name of names)
    if (!URL.canParse(name) || new URL(name).origin !== name || !/^https?:/.test(name))
      errors.push(`CORS_ORIGINS must be origins such as https://app.example, separated by commas, not '${name}'.`);
  return names;
}
