const letters = Array.from('ءئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیabcdefghijklmnopqrstuvwxyz0123456789');

/** Every word that one typing error makes of this one: a letter left out, put in, replaced, or swapped with the next. */
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
