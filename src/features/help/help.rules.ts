import { foldText } from '#shared/text/search-text.ts';

/** Whom an answer is for, in the order in which they are displayed. */
export const answerGroups = ['buyers', 'authors', 'others'] as const;
export type AnswerGroup = (typeof answerGroups)[number];

/** A question with its answer's words, as the search looks through them. */
export interface Searchable {
  readonly question: string;
  /** The answer's words alone. */
  readonly words: string;
}

/**
 * Those that hold every word of the search, the ones that hold them in the question first; without a word all of them.
 */
export function answersWith<Answer extends Searchable>(answers: readonly Answer[], requested: string): Answer[] {
  const wanted = foldText(requested)
    .split(' ')
    .filter((word) => word !== '');
  if (wanted.length === 0) return [...answers];
  const holds = (text: string) => {
    const folded = foldText(text);
    return wanted.every((word) => folded.includes(word));
  };
  const inQuestion = answers.filter(({ question }) => holds(question));
  const elsewhere = answers.filter(
    (answer) => !inQuestion.includes(answer) && holds(`${answer.question} ${answer.words}`),
  );
  return [...inQuestion, ...elsewhere];
}

/** A piece of a text, marked where it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/**
 * Cuts a text where the searched words stand in it, whatever letters and digits they were typed with. A letter that
 * folds to nothing (a half-space, a mark) belongs to what stands before it.
 */
export function markedPieces(text: string, requested: string): Piece[] {
  const wanted = foldText(requested)
    .split(' ')
    .filter((word) => word !== '');
  if (wanted.length === 0 || text === '') return [{ text, found: false }];
  const letters = [...text];
  const indexes: number[] = [];
  let folded = '';
  letters.forEach((letter, index) => {
    const one = /\s|\u200c/.test(letter) ? ' ' : foldText(letter);
    folded += one;
    indexes.push(...new Array<number>(one.length).fill(index));
  });
  const found = new Array<boolean>(letters.length).fill(false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const from = indexes[at] ?? 0;
      const to = indexes[at + word.length] ?? letters.length;
      found.fill(true, from, to);
    }
  }
  const pieces: { text: string; found: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last !== undefined && last.found === found[index]) last.text += letter;
    else pieces.push({ text: letter, found: found[index] === true });
  });
  return pieces;
}
