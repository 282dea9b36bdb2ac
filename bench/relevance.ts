import type { BenchShop } from './bench-shop.ts';
import { record } from './figures.ts';
import { seeded, typedTitle, writingWays } from './relevance-queries.ts';

/** So many titles are looked for in each half: one that the search may be tuned on, one that it never is. */
const titlesOfHalf = 150;
const first = 10;

/** How many known products stand among the first ten, for each way in which people write otherwise than the shop. */
export async function measureRelevance(shop: BenchShop): Promise<void> {
  const running = await shop.open({ CACHE_OFF: '1' });
  const all = await shop.query<{ name: string }>('SELECT name FROM products ORDER BY id');
  const names = [...new Set(all.map(({ name }) => name))].filter((name) => typedTitle(name).length >= 3);
  const find = async (q: string): Promise<string[]> => {
    const reply = await fetch(`${running.url}/api/search/?page_size=${first}&q=${encodeURIComponent(q.slice(0, 200))}`);
    if (!reply.ok) throw new Error(`${q}: ${await reply.text()}`);
    return ((await reply.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
  };
  /** Titles that their own words find: "leather belt for men" is the name of a hundred things, and says nothing of the search. */
  const known = async (titles: readonly string[]): Promise<string[]> => {
    const step = Math.max(1, Math.floor(titles.length / (titlesOfHalf * 1.5)));
    const known: string[] = [];
    for (let index = 0; index < titles.length && known.length < titlesOfHalf; index += step) {
      const title = titles[index] ?? '';
      if ((await find(typedTitle(title).join(' '))).includes(title)) known.push(title);
    }
    return known;
  };
  for (const half of ['tuned', 'held'] as const) {
    const titles = await known(names.filter((_, index) => (index % 2 === 0) === (half === 'tuned')));
    for (const { name, least, write } of writingWays) {
      const random = seeded(writingWays.findIndex((way) => way.name === name) + 1);
      let [requests, found, empty] = [0, 0, 0];
      for (const title of titles) {
        const typed = write(typedTitle(title), random);
        if (typed === null) continue;
        const names = await find(typed.join(' '));
        requests += 1;
        if (names.includes(title)) found += 1;
        if (names.length === 0) empty += 1;
      }
      if (requests === 0) continue;
      record({
        name: `found in the first ten, ${half} half: ${name} (${requests} searches, ${empty} without a result)`,
        value: Math.round((found / requests) * 1000) / 10,
        unit: '%',
        ...(least > 0 && requests >= 20 ? { min: least } : {}),
      });
    }
  }
  await running.stop();
}
