import { expect, test } from 'vitest';
import { clausesOf } from './query-clauses.rules.ts';

test.each([
  ["'tea'", ["'tea'"]],
  ["'tea':*A", ["'tea':*A"]],
  ["'tea' & 'pot':*", ["'tea'", "'pot':*"]],
  ["('tea' | 'teas') & 'pot':*", ["('tea' | 'teas')", "'pot':*"]],
  // A prefix covers all words that begin with it, and an unweighted word covers the same restricted to names.
  ["('tea':* | 'teas' | 'tea':A | ('tea' & 'pot'))", ["'tea':*"]],
  // A word with an alternative name: each clause allows either, and one requires the word itself.
  [
    "(('dress' & ('women':* | 'lady')) | (('dress' | 'skirt') & 'women':*))",
    ["('women':* | 'lady')", "('dress' | 'skirt')", "('dress' | 'women':*)"],
  ],
  ["'tea' & 'tea'", ["'tea'"]],
])('%s matches what matches each of its clauses', (query, clauses) => {
  expect([...clausesOf(query)].sort()).toEqual([...clauses].sort());
});

/** Whether a product with the given words matches a query, as in PostgreSQL. */
function answers(query: string, words: readonly string[]): boolean {
  const held = query
    .replaceAll(/'([^']+)'(:\*)?/g, (_, word: string, beginning?: string) =>
      String(words.some((one) => (beginning === undefined ? one === word : one.startsWith(word)))),
    )
    .replaceAll(' & ', ' && ')
    .replaceAll(' | ', ' || ');
  return evaluated(held);
}

/** Evaluates an expression of true, false, &&, || and parentheses. */
function evaluated(text: string): boolean {
  let left = text.trim();
  while (left.includes('(')) left = left.replace(/\(([^()]*)\)/, (_, inside: string) => String(evaluated(inside)));
  return left.split('||').some((every) => every.split('&&').every((one) => one.trim() === 'true'));
}

/** Returns a seeded pseudo-random generator. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

const letters = ['a', 'b', 'ab', 'c', 'd', 'cd', 'e'];

function anyQuery(below: (count: number) => number, depth: number): string {
  if (depth === 0 || below(3) === 0) return `'${letters[below(letters.length)] ?? ''}'${below(3) === 0 ? ':*' : ''}`;
  const parts = Array.from({ length: 1 + below(4) }, () => anyQuery(below, depth - 1));
  return `(${parts.join(below(2) === 0 ? ' & ' : ' | ')})`;
}

test('a product matches any query exactly when it matches all of its clauses', () => {
  const below = numbers(22);
  let several = 0;
  for (let round = 0; round < 100; round += 1) {
    const query = anyQuery(below, 4);
    const clauses = clausesOf(query);
    if (clauses.length > 1) several += 1;
    for (let product = 0; product < 30; product += 1) {
      const words = letters.filter(() => below(2) === 0);
      const by = clauses.every((clause) => answers(clause, words));
      if (by !== answers(query, words)) expect({ query, clauses, words, by }).toBeNull();
    }
  }
  expect(several).toBeGreaterThan(25);
});
