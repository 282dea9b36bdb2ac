import type { BenchShop } from '../bench-shop.ts';
import { record } from '../figures.ts';
import { byMinisearch, byTrigrams, type Find } from './beside.ts';
import { freshSearches } from './fresh.ts';
import { gradedLists, halfOf, type GradedSearch } from './graded.ts';
import { measureShoppersWords } from './shoppers.ts';
import { seeded, typedTitle, writingWays, type Half, type WritingWay } from './writing-ways.ts';

/** The number of searches of each way in each half, and the maximum number of titles. */
const searchesOfWay = 50;
const maxTitles = 900;
/** Coprime to the number of titles, so that neighbours come from different categories. */
const titleStep = 1_571;
const first = 10;
/** Fewer searches of a way are too few to enforce a bound on. */
const fewest = 15;

/**
 * Measures how much is found of what is typed otherwise than the shop spells it: known products among the first ten for each way of writing, and the
 * share of correct results in the first ten for searches graded by hand. Compared, on the same data, with PostgreSQL's trigrams alone and the library
 * minisearch.
 */
export async function measureRelevance(shop: BenchShop): Promise<void> {
  const running = await shop.open({ CACHE_OFF: '1' });
  const find: Find = async (typed) => {
    const address = `${running.url}/api/search/?page_size=${first}&q=${encodeURIComponent(typed.slice(0, 200))}`;
    // The shop closes an idle connection while the others are measured, so the request is retried once.
    const reply = await fetch(address).catch(() => fetch(address));
    if (!reply.ok) throw new Error(`${typed}: ${await reply.text()}`);
    return ((await reply.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
  };
  const all = await shop.query<{ name: string }>('SELECT name FROM products ORDER BY id');
  await measureFinding([...new Set(all.map(({ name }) => name))], find, [
    { name: 'trigrams', find: byTrigrams(shop, first) },
    { name: 'minisearch', find: await byMinisearch(shop, first) },
  ]);
  await running.stop();
}

/** Measures the same for any search function, compared with others. */
export async function measureFinding(names: readonly string[], find: Find, others: Compared['others']): Promise<void> {
  const durations: number[] = [];
  const timed: Find = async (typed) => {
    const begun = performance.now();
    const found = await find(typed);
    durations.push(performance.now() - begun);
    return found;
  };
  for (const half of ['tuned', 'held'] as const) {
    const titles = ofHalf(names, half);
    for (const way of writingWays) await measureWay({ half, way, titles, find: timed, known: find, others });
    for (const { name: list, searches } of gradedLists)
      await measureGraded({ half, list, searches: halfOf(searches, half), names, find: timed, others });
  }
  await measureGraded({ half: 'fresh', list: 'fresh', searches: freshSearches(), names, find: timed, others });
  await measureShoppersWords(names, timed);
  durations.sort((a, b) => a - b);
  for (const [name, share] of [
    ['median', 0.5],
    ['95th percentile', 0.95],
  ] as const)
    record({
      name: `a search written otherwise, one at a time, ${name}`,
      value: durations[Math.floor(durations.length * share)] ?? 0,
      unit: 'ms',
    });
}

const ofHalf = (names: readonly string[], half: Half) =>
  names.filter((name, index) => typedTitle(name).length >= 3 && (index % 2 === 0) === (half === 'tuned'));

interface KnownSearch {
  readonly typed: string;
  readonly title: string;
}

/**
 * Searches of three or four words of a title, one of them written otherwise; in the original spelling the same words find the title. A whole title
 * would be found by its other words alone, and "leather belt for men" is the name of a hundred products: neither measures the search.
 */
async function knownSearches(titles: readonly string[], half: Half, { write, name }: WritingWay, find: Find) {
  const random = seeded(writingWays.findIndex((way) => way.name === name) + 1);
  const searches: KnownSearch[] = [];
  for (let looked = 0, index = 0; looked < maxTitles && searches.length < searchesOfWay; looked += 1) {
    index = (index + titleStep) % titles.length;
    const title = titles[index] ?? '';
    const whole = typedTitle(title);
    const length = 3 + Math.floor(random() * 2);
    const from = Math.floor(random() * Math.max(1, whole.length - length + 1));
    const some = whole.slice(from, from + length);
    const typed = write(some, random, half);
    if (typed === null || !(await find(some.join(' '))).includes(title)) continue;
    searches.push({ typed: typed.join(' '), title });
  }
  return searches;
}

interface Compared {
  /** The half of the titles and of the language, or the list written after all rules. */
  readonly half: Half | 'fresh';
  readonly find: Find;
  readonly others: readonly { readonly name: string; readonly find: Find }[];
}

async function measureWay({
  half,
  way,
  titles,
  find,
  known,
  others,
}: Compared & { half: Half; way: WritingWay; titles: readonly string[]; known: Find }): Promise<void> {
  const { name, least } = way;
  const searches = await knownSearches(titles, half, way, known);
  if (searches.length === 0) return;
  const shareOf = async (by: Find) => {
    let [found, empty] = [0, 0];
    for (const { typed, title } of searches) {
      const names = await by(typed);
      if (names.includes(title)) found += 1;
      else if (by === find && half === 'tuned' && process.env['RELEVANCE_MISSED'] !== undefined)
        process.stdout.write(`    missed ${typed} ← ${title}\n`);
      if (names.length === 0) empty += 1;
    }
    return { found: percent(found / searches.length), empty: percent(empty / searches.length) };
  };
  const own = await shareOf(find);
  record({
    name: `${half}: ${name} (${searches.length}; none ${own.empty} %${await besides(others, half, async (by) => (await shareOf(by)).found)})`,
    value: own.found,
    unit: '%',
    ...(least > 0 && searches.length >= fewest ? { min: least } : {}),
  });
}

/** Returns the figures of the other search functions, on the half not used for tuning. */
async function besides(others: Compared['others'], half: Compared['half'], measure: (find: Find) => Promise<number>) {
  if (half === 'tuned') return '';
  const figures: string[] = [];
  for (const { name, find } of others) figures.push(`; ${name} ${await measure(find)} %`);
  return figures.join('');
}

const percent = (share: number) => Math.round(share * 1000) / 10;

interface Graded extends Compared {
  readonly list: string;
  readonly searches: readonly GradedSearch[];
  readonly names: readonly string[];
}

async function measureGraded({ half, list, searches, names, find, others }: Graded): Promise<void> {
  const precisionOf = async (by: Find) => {
    let sum = 0;
    for (const { typed, answers } of searches) {
      const due = Math.min(first, names.filter(answers).length);
      if (due === 0) throw new Error(`No title answers '${typed}'.`);
      const answered = (await by(typed)).filter(answers).length;
      if (by === find && half === 'tuned' && answered < due && process.env['RELEVANCE_MISSED'] !== undefined)
        process.stdout.write(`    ${answered} of ${due}: ${typed}\n`);
      sum += Math.min(1, answered / due);
    }
    return percent(sum / searches.length);
  };
  record({
    name: `${half}: of the first ten that answer (${list}, ${searches.length} graded by hand${await besides(others, half, precisionOf)})`,
    value: await precisionOf(find),
    unit: '%',
    // The figure of the fresh list is an observation, not a bound.
    ...(half !== 'fresh' && { min: 90 }),
  });
}
