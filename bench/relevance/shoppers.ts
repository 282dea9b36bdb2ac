import { readFileSync } from 'node:fs';
import { words } from '#shared/text/search-text.ts';
import type { Find } from './beside.ts';
import { record } from '../figures.ts';
import type { Half } from './writing-ways.ts';

/** A word or a name of some titles, and how a shopper types it otherwise. */
interface ShoppersName {
  readonly half: Half;
  readonly written: readonly string[];
  readonly typed: readonly string[];
  /** All names of its line. */
  readonly names: readonly (readonly string[])[];
}

interface Title {
  readonly name: string;
  readonly words: readonly string[];
}

interface Search {
  readonly exact: string;
  readonly otherwise: string;
  /** Its words besides the name. */
  readonly rest: readonly string[];
}

const lists = [
  { file: 'brands', name: 'a brand in the other alphabet, each once', least: 90 },
  { file: 'finglish', name: 'a word in Latin letters, each once', least: 90 },
  { file: 'other-words', name: 'another word for the same, each once', least: 90 },
] as const;

/** So many titles of each way to say a word are searched for. */
const titlesOfEach = 2;
/** More titles that their own words do not find are not tried. */
const maxTried = 12;
/** So many words in all, as few as leave no more than ten titles in either way of writing: one that others push away says nothing of the language. */
const lengths = [3, 4, 5];
const first = 10;

/**
 * A line has what titles write and, behind it, what shoppers type for it, each with underscores for spaces. The lists were written from the titles alone,
 * before what the shop knows of the language was read; every other line is never tuned on.
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

/** The first index at which a title has the words of a name in a row, or -1. */
const indexOfName = (title: readonly string[], name: readonly string[]) =>
  title.findIndex((_, at) => name.every((word, index) => title[at + index] === word));

/** The words of a title around a name, as a search for the title, and the same with the name as it is typed instead. */
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

/** How much of the names that shoppers use is found: each name once or twice, however common it is. */
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

/** How many titles have all of some words. */
const countBearing = (titles: readonly Title[], some: readonly string[]) =>
  titles.filter(({ words: own }) => some.every((word) => own.includes(word))).length;
