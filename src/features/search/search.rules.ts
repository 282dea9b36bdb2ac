/** Whether every typed word is a prefix of some word of a name, both folded. */
export const isNamed = (named: readonly string[], typed: readonly string[]): boolean =>
  typed.length > 0 && typed.every((word) => named.some((one) => one.startsWith(word)));
