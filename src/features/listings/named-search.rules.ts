/** Returns the ways to omit words other than the first from a search: first those without one word, then without two, finally the first alone. */
export function choicesOf(words: readonly string[]): readonly (readonly (readonly string[])[])[] {
  const [noun, ...others] = words;
  if (noun === undefined) return [];
  return others.map((_, index) => without(others, index + 1).map((rest) => [noun, ...rest]));
}

/** Returns every selection of the words without a given number of them. */
function without(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [words];
  return words.flatMap((_, index) =>
    without(words.slice(index + 1), count - 1).map((rest) => [...words.slice(0, index), ...rest]),
  );
}
