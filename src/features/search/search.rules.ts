/** Whether every word begins some word of a name, both folded: what is typed so far names it. */
export const isNamed = (named: readonly string[], typed: readonly string[]): boolean =>
  typed.length > 0 && typed.every((word) => named.some((one) => one.startsWith(word)));
