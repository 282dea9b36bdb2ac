import type { Text } from './language.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether two values are deeply equal. */
export const holdsTheSame = same;

const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'fa' in value &&
  'en' in value &&
  typeof value.fa === 'string' &&
  typeof value.en === 'string';

/** Joins one field: for a text in both languages, only the language that was changed locally is taken. */
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
 * Joins two changes of one item, field by field, and texts language by language: a field unchanged in `mine` takes `theirs`, a changed one stays
 * `mine`. `both` lists the fields changed in both, where the value of `theirs` is lost.
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

/** Returns what was entered after a form was sent: fields that have changed since; the others as in `base`. */
export function typedSince<T extends object>(now: T, sent: T, base: T): T {
  const isSent = ([name, value]: [string, unknown]) => same(value, sent[name as keyof T]);
  return { ...base, ...Object.fromEntries(Object.entries(now).filter((field) => !isSent(field))) };
}
