import type { Text } from './language.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether two values hold the same. */
export const holdsTheSame = same;

const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'fa' in value &&
  'en' in value &&
  typeof value.fa === 'string' &&
  typeof value.en === 'string';

/** What I changed of a field: of a text in both languages the language that I changed. */
function joinField(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isText(base) || !isText(mine) || !isText(theirs)) return mine;
  return { fa: mine.fa === base.fa ? theirs.fa : mine.fa, en: mine.en === base.en ? theirs.en : mine.en };
}

function isChangedByBoth(base: unknown, mine: unknown, theirs: unknown): boolean {
  if (isText(base) && isText(mine) && isText(theirs))
    return (['fa', 'en'] as const).some((language) =>
      isChangedByBoth(base[language], mine[language], theirs[language]),
    );
  return !same(base, mine) && !same(base, theirs) && !same(mine, theirs);
}

/**
 * Joins two changes of one item, field by field, and texts language by language: what I left as it was takes theirs, what I changed
 * stays mine. `both` names what both changed, where theirs is not in it.
 */
export function joinChanges<T extends object>(base: T, mine: T, theirs: T): { joined: T; both: (keyof T)[] } {
  const names = Object.keys(base) as (keyof T)[];
  const changedByMe = names.filter((name) => !same(base[name], mine[name]));
  const joined = {
    ...theirs,
    ...Object.fromEntries(changedByMe.map((name) => [name, joinField(base[name], mine[name], theirs[name])])),
  };
  return {
    joined,
    both: changedByMe.filter((name) => isChangedByBoth(base[name], mine[name], theirs[name])),
  };
}

/** What is left of what is written once it was sent: fields that hold something else by now; the others are as they begin. */
export function typedSince<T extends object>(now: T, sent: T, base: T): T {
  const isSent = ([name, value]: [string, unknown]) => same(value, sent[name as keyof T]);
  return { ...base, ...Object.fromEntries(Object.entries(now).filter((field) => !isSent(field))) };
}
