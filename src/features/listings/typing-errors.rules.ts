const letters = Array.from('ءئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیabcdefghijklmnopqrstuvwxyz0123456789');

/** Returns every word one typo away: a letter omitted, inserted, replaced, or swapped with the next. */
export function oneErrorAway(word: string): string[] {
  const signs = Array.from(word);
  const near = new Set<string>();
  for (let index = 0; index <= signs.length; index++) {
    const before = signs.slice(0, index).join('');
    const here = signs[index] ?? '';
    const next = signs[index + 1] ?? '';
    const after = signs.slice(index + 1).join('');
    for (const letter of letters) {
      near.add(before + letter + here + after);
      if (here !== '') near.add(before + letter + after);
    }
    if (here !== '') near.add(before + after);
    if (next !== '') near.add(before + next + here + signs.slice(index + 2).join(''));
  }
  near.delete(word);
  near.delete('');
  return [...near];
}

/** Returns the number of typos between two words: letters omitted, inserted, replaced, or swapped with the next, each letter once. */
export function errorsBetween(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, sign] of from.entries()) {
    const here = [row + 1];
    for (const [column, letter] of to.entries()) {
      const replaced = (above[column] ?? 0) + Number(sign !== letter);
      const shorter = Math.min(above[column + 1] ?? 0, here[column] ?? 0) + 1;
      const isSwapped = sign === to[column - 1] && letter === from[row - 1];
      here.push(Math.min(replaced, shorter, isSwapped ? (before[column - 1] ?? 0) + 1 : Infinity));
    }
    [before, above] = [above, here];
  }
  return above.at(-1) ?? 0;
}
