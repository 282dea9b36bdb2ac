/** So many parameters that begin alike are read. */
const maxNamesAlike = 12;

/** Of the parameters that an address has, those that a page's document depends on, by name; `attr_*` stands for all that begin so. */
export function pageParameters(names: readonly string[], given: Iterable<string>): string[] {
  const there = [...new Set(given)].sort();
  const alike = (name: string) => there.filter((one) => one.startsWith(name.slice(0, -1))).slice(0, maxNamesAlike);
  return names.flatMap((name) => (name.endsWith('*') ? alike(name) : [name])).sort();
}
