import type { Shop } from '#platform/shop.ts';
import {
  mayBeJoined,
  mayBeSpelledJoined,
  piecesOf,
  spelledHalves,
  wordsJoinedIn,
  wordsSpelledIn,
} from '../../joined-words.rules.ts';
import { hasSound, type SoundingWord } from '../../sounds.rules.ts';
import type { Vocabulary, WordReadings } from '../../word-readings.rules.ts';
import { vocabularyOf } from '../wider-search.store.ts';

/** A text with more unknown words than this is not a search for the shop's goods. */
export const maxUnknown = 3;

/** Returns the readings with unknown words split into the words they join. */
export async function withJoinedWords(shop: Shop, readings: readonly WordReadings[]): Promise<readonly WordReadings[]> {
  const joined = readings.filter(
    ({ word, products, same, parts, joined: next, meanings, called, isOther }) =>
      products + same.length + parts.length + meanings.length + called.length === 0 &&
      next === null &&
      !isOther &&
      (mayBeJoined(word) || mayBeSpelledJoined(word)),
  );
  if (joined.length === 0 || joined.length > maxUnknown) return readings;
  const [persian, latin] = [
    joined.filter(({ word }) => mayBeJoined(word)),
    joined.filter(({ word }) => !mayBeJoined(word)),
  ];
  const { vocabulary, sounding } = await looked(
    shop,
    [...new Set(persian.flatMap(({ word }) => piecesOf(word)))],
    [...new Set(latin.flatMap(({ word }) => spelledHalves(word).flat()))],
  );
  return readings.map((reading) => {
    if (!joined.includes(reading)) return reading;
    const parts = wordsJoinedIn(reading.word, vocabulary) ?? wordsSpelledIn(reading.word, sounding);
    return parts === null ? reading : { ...reading, parts: [parts] };
  });
}

/** Returns which words are in the catalogue, with their number of products. */
export const counted = async (shop: Shop, words: readonly string[]): Promise<Vocabulary> =>
  words.length === 0 ? new Map() : (await looked(shop, words, [])).vocabulary;

/** Looks up words in the catalogue, and the homophones of those that have a phonetic code. */
export async function looked(shop: Shop, words: readonly string[], named: readonly string[]) {
  const sounded = named.filter(hasSound);
  const vocabulary = new Map<string, number>();
  const sounding = new Map<string, SoundingWord[]>();
  for (const { word, products, typed } of await vocabularyOf(shop, { words, sounded }))
    if (typed === null) vocabulary.set(word, products);
    else sounding.set(typed, [...(sounding.get(typed) ?? []), { word, products }]);
  return { vocabulary, sounding };
}
