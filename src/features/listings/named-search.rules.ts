/** The ways to leave words out of a search that keep its first one: first those without one word, then without two, at last the first alone. */
export function choicesOf(words: readonly string[]): readonly (readonly (readonly string[])[])[] {
  const [noun, ...others] = words;
  if (noun === undefined) return [];
  return others.map((_, index) => without(others, index + 1).map((rest) => [noun, ...rest]));
}

/** Some words without so many of them, in every way. */
function without(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [words];
  return words.flatMap((_, index) =>
    without(words.slice(index + 1), count - 1).map((rest) => [...words.slice(0, index), ...rest]),
  );
}
