const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether two values hold the same. */
export const holdsTheSame = same;

/**
 * Joins two changes of one item, field by field: what I left as it was takes theirs, what I changed stays mine. `both` names
 * what both changed, where theirs is not in it.
 */
export function joinChanges<T extends object>(base: T, mine: T, theirs: T): { joined: T; both: (keyof T)[] } {
  const names = Object.keys(base) as (keyof T)[];
  const changedByMe = names.filter((name) => !same(base[name], mine[name]));
  const joined = { ...theirs, ...Object.fromEntries(changedByMe.map((name) => [name, mine[name]])) };
  return {
    joined,
    both: changedByMe.filter((name) => !same(base[name], theirs[name]) && !same(mine[name], theirs[name])),
  };
}

/** What is left of what is written once it was sent: fields that hold something else by now; the others are as they begin. */
export function typedSince<T extends object>(now: T, sent: T, base: T): T {
  const isSent = ([name, value]: [string, unknown]) => same(value, sent[name as keyof T]);
  return { ...base, ...Object.fromEntries(Object.entries(now).filter((field) => !isSent(field))) };
}
