/** The maximum number of parameters read with the same prefix. */
const maxNamesAlike = 12;

/** Returns the names of the parameters that a page's document depends on; `attr_*` stands for all in the address with that prefix. */
export function pageParameters(names: readonly string[], given: Iterable<string>): string[] {
  const there = [...new Set(given)].sort();
  const alike = (name: string) => there.filter((one) => one.startsWith(name.slice(0, -1))).slice(0, maxNamesAlike);
  return names.flatMap((name) => (name.endsWith('*') ? alike(name) : [name])).sort();
}
