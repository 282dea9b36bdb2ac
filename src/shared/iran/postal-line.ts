interface Address {
  readonly province: string;
  readonly city: string;
  readonly line?: string | null;
}

const persianLetter = /[\u0600-\u06ff]/;

/**
 * Returns an address in one line, in its original script, which the post reads: with that script's commas, and without a province that equals its
 * city.
 */
export function postalLine({ province, city, line }: Address): string {
  const parts = [province === city ? null : province, city, line].filter(Boolean);
  return parts.join(parts.some((part) => persianLetter.test(part ?? '')) ? '، ' : ', ');
}
