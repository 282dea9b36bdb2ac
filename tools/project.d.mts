/** The folder of the checkout. */
export const root: string;

/** The scripts of the packages that the tools run, by name, relative to the root. */
export const bin: Readonly<
  Record<'depcruise' | 'oxfmt' | 'oxlint' | 'playwright' | 'reactRouter' | 'tsx' | 'vitest', string>
>;
