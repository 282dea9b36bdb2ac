import { foldText } from '#shared/text/search-text.ts';

/** What a message to the shop can be about. */
export const ticketTopics = ['buying', 'authors', 'buyer-help', 'license'] as const;
export type TicketTopic = (typeof ticketTopics)[number];

/** Whose turn it is: the shop's, the writer's, or nobody's. */
export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Whom an answer is for, in the order in which they are shown. */
export const answerGroups = ['buyers', 'authors', 'others'] as const;
export type AnswerGroup = (typeof answerGroups)[number];

export const longestTicketText = 4_000;
/** Messages of one thread; who has more to say begins another. */
export const mostTicketMessages = 100;
/** How soon the shop promises to reply. */
export const replyHours = 24;

const leastNumber = 10_000_000;
/** The greatest prime below 90,000,000: multiplying modulo a prime gives each result once. */
const prime = 89_999_999;
const multiplier = 37_139_213;
const offset = 27_182_818;

/** What a ticket is called by: eight digits that no other has and that do not tell how many there are. */
export function ticketNumber(id: number): string {
  const round = Math.floor(id / prime);
  const scattered = ((id % prime) * multiplier + offset) % prime;
  return `${round === 0 ? '' : round}${leastNumber + scattered}`;
}

/** What becomes of a ticket when somebody writes in it: the writer opens it, also a closed one; the staff answers it. */
export function stateAfterMessage(from: 'writer' | 'staff'): TicketState {
  return from === 'writer' ? 'open' : 'answered';
}

/** A question with its answer's words, as the search looks through them. */
export interface Searchable {
  readonly question: string;
  /** The answer's words alone. */
  readonly words: string;
}

/** Those that hold every word asked for, the ones that hold them in the question first; without a word all of them. */
export function answersWith<Answer extends Searchable>(answers: readonly Answer[], asked: string): Answer[] {
  const wanted = foldText(asked)
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
export function markedPieces(text: string, asked: string): Piece[] {
  const wanted = foldText(asked)
    .split(' ')
    .filter((word) => word !== '');
  if (wanted.length === 0 || text === '') return [{ text, found: false }];
  const letters = [...text];
  const places: number[] = [];
  let folded = '';
  letters.forEach((letter, place) => {
    const one = /\s|\u200c/.test(letter) ? ' ' : foldText(letter);
    folded += one;
    places.push(...new Array<number>(one.length).fill(place));
  });
  const found = new Array<boolean>(letters.length).fill(false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const from = places[at] ?? 0;
      const to = places[at + word.length] ?? letters.length;
      found.fill(true, from, to);
    }
  }
  const pieces: { text: string; found: boolean }[] = [];
  letters.forEach((letter, place) => {
    const last = pieces.at(-1);
    if (last !== undefined && last.found === found[place]) last.text += letter;
    else pieces.push({ text: letter, found: found[place] === true });
  });
  return pieces;
}

/** An address of a page as somebody typed it, with its https:// where that was left out; empty stays empty, null is none. */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/$.?#@]+\.[^\s]+$/i.test(address) || /^https?:\/\/localhost(?:[:/]\S*)?$/i.test(address)
    ? address
    : null;
}
