import { foldText } from '#shared/text/search-text.ts';

/** Audiences of the answers, in display order. */
export const answerGroups = ['buyers', 'authors', 'others'] as const;
export type AnswerGroup = (typeof answerGroups)[number];

/** A question and its answer's text as searched. */
export interface Searchable {
  readonly question: string;
  /** The answer as plain text. */
  readonly words: string;
}

/** Returns the answers that contain every search term, those with all terms in the question first; returns all for an empty search. */
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

/** A segment of a text, with whether it matches the search. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/**
 * Splits a text at the matches of the search terms, regardless of letter and digit variants. A character that folds to nothing (a half-space, a mark)
 * belongs to the preceding one.
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
