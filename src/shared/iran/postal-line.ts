interface Address {
  readonly province: string;
  readonly city: string;
  readonly line?: string | null;
}

const persianLetter = /[\u0600-\u06ff]/;

/**
 * An address in one line, in the words it was written in, which the post reads: its commas are those of its own script, and a
 * province with the name of its city is not repeated.
 */
export function postalLine({ province, city, line }: Address): string {
  const parts = [province === city ? null : province, city, line].filter(Boolean);
  return parts.join(parts.some((part) => persianLetter.test(part ?? '')) ? '، ' : ', ');
}
