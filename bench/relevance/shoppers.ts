import { readFileSync } from 'node:fs';
import { words } from '#shared/text/search-text.ts';
import type { Find } from './beside.ts';
import { record } from '../figures.ts';
import type { Half } from './writing-ways.ts';

/** A word or name that occurs in titles, and a shopper's alternative for it. */
interface ShoppersName {
  readonly half: Half;
  readonly written: readonly string[];
  readonly typed: readonly string[];
  /** All names on the same line. */
  readonly names: readonly (readonly string[])[];
}

interface Title {
  readonly name: string;
  readonly words: readonly string[];
}

interface Search {
  readonly exact: string;
  readonly otherwise: string;
  /** The words of the title besides the name. */
  readonly rest: readonly string[];
}

const lists = [
  { file: 'brands', name: 'a brand in the other alphabet, each once', least: 90 },
  { file: 'finglish', name: 'a word in Latin letters, each once', least: 90 },
  { file: 'other-words', name: 'another word for the same, each once', least: 90 },
] as const;

/** The number of titles searched for each alternative. */
const titlesOfEach = 2;
/** The maximum number of titles tried, since some are not found by their own words. */
const maxTried = 12;
/**
 * The total number of words: the fewest that match no more than ten titles in either spelling, since a title displaced by others does not measure the
 * language.
 */
const lengths = [3, 4, 5];
const first = 10;

/**
 * Reads a list: each line has the spelling of titles followed by what shoppers type, with underscores for spaces. The lists were written from the
 * titles alone, without reference to the shop's dictionaries; every second line is never used for tuning.
 */
const namesIn = (file: string): readonly ShoppersName[] =>
  readFileSync(new URL(`../data/shoppers/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line, index) => {
      const [written = [], ...others] = line.split(' ').map((name) => words(name.replaceAll('_', ' ')));
      return others.map((typed): ShoppersName => ({
        half: index % 2 === 0 ? 'tuned' : 'held',
        written,
        typed,
        names: [written, ...others],
      }));
    });

/** Returns the first index at which a title contains the words of a name in sequence, or -1. */
const indexOfName = (title: readonly string[], name: readonly string[]) =>
  title.findIndex((_, at) => name.every((word, index) => title[at + index] === word));

/** Returns the words of a title around a name as a search for the title, and the same search with the name replaced by what is typed. */
function searchOf(title: readonly string[], { written, typed }: ShoppersName, length: number): Search | null {
  const at = indexOfName(title, written);
  if (at < 0 || title.length < written.length + 2) return null;
  const from = Math.min(Math.max(0, at - 1), Math.max(0, title.length - written.length - length + 1));
  const before = title.slice(from, at);
  const behind = title.slice(at + written.length, from + written.length + length - 1);
  const rest = [...before, ...behind];
  if (new Set([...rest, ...written]).size < rest.length + written.length) return null;
  const exact = [...before, ...written, ...behind].join(' ');
  return { exact, otherwise: [...before, ...typed, ...behind].join(' '), rest };
}

/** Measures how many of the names used by shoppers are found: each name once or twice, however common it is. */
export async function measureShoppersWords(names: readonly string[], find: Find): Promise<void> {
  const titles = names.map((name) => ({ name, words: words(name) }));
  for (const { file, name, least } of lists) {
    const all = namesIn(file);
    for (const half of ['tuned', 'held'] as const) {
      let [found, searched] = [0, 0];
      for (const called of all.filter((one) => one.half === half)) {
        for (const { title, typed } of await searchesFor(called, titles, find)) {
          searched += 1;
          if ((await find(typed)).includes(title)) found += 1;
          else if (half === 'tuned' && process.env['RELEVANCE_MISSED'] !== undefined)
            process.stdout.write(`    missed ${typed} ← ${title}\n`);
        }
      }
      record({
        name: `${half}: ${name} (${searched})`,
        value: Math.round((found / searched) * 1000) / 10,
        unit: '%',
        min: least,
      });
    }
  }
}

async function searchesFor(
  called: ShoppersName,
  titles: readonly Title[],
  find: Find,
): Promise<{ title: string; typed: string }[]> {
  const searches: { title: string; typed: string }[] = [];
  let tried = 0;
  const bearing = titles.filter(({ words: own }) => indexOfName(own, called.written) >= 0);
  const others = titles.filter(({ words: own }) => called.names.some((name) => indexOfName(own, name) >= 0));
  for (const title of bearing) {
    if (searches.length >= titlesOfEach || tried >= maxTried) break;
    const search = lengths
      .map((length) => searchOf(title.words, called, length))
      .find((one) => one !== null && countBearing(others, one.rest) <= first);
    if (search == null) continue;
    tried += 1;
    if ((await find(search.exact)).includes(title.name)) searches.push({ title: title.name, typed: search.otherwise });
  }
  return searches;
}

/** Counts the titles that contain all given words. */
const countBearing = (titles: readonly Title[], some: readonly string[]) =>
  titles.filter(({ words: own }) => some.every((word) => own.includes(word))).length;
