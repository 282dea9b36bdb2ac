import { statement } from '#platform/database.ts';
import type { Shop } from '#platform/shop.ts';
import type { FacetRow } from '../facets.rules.ts';

/** What lists are narrowed by, of every product that is shown. */
export interface FacetRows {
  /** By product. */
  readonly rows: ReadonlyMap<number, FacetRow>;
  /** The colour of each colour's name, as its swatch shows it. */
  readonly hexes: ReadonlyMap<string, string>;
  /** What colours and sizes are called in English, by their names. */
  readonly englishNames: ReadonlyMap<string, string>;
}

interface Stored {
  id: number;
  hidden: boolean;
  categoryId: number;
  brandId: number | null;
  price: number;
  rating: number | null;
  inStock: boolean;
  prepaidOnly: boolean;
  /** Name, hex and English name, divided by tabulators. */
  colours: string[] | null;
  /** Size and its English name, divided by a tabulator. */
  sizes: string[] | null;
}

const columns = (which: string) => `
  select p.id, p.hidden_at is not null as hidden, p.category_id as "categoryId", p.brand_id as "brandId", p.base_price as price, p.rating,
    p.in_stock as "inStock", p.prepaid_only as "prepaidOnly", v.colours, v.sizes
  from products p left join (
    select product_id, array_agg(distinct colour_name || chr(9) || coalesce(colour_hex, '') || chr(9) || coalesce(colour_name_en, '')) filter (where colour_name is not null) as colours,
      array_agg(distinct size || chr(9) || coalesce(size_en, '')) filter (where size is not null) as sizes
    from variants where hidden_at is null and (colour_name is not null or size is not null) ${which === '' ? '' : 'and product_id = any($1::bigint[])'}
    group by product_id
  ) v on v.product_id = p.id`;

const everyRow = statement<Stored>({ name: 'facet_rows', text: `${columns('')} where p.hidden_at is null` });
const someRows = statement<Stored>({ name: 'facet_rows_of', text: `${columns('some')} where p.id = any($1::bigint[])` });

/** The numbers of what an open seller sells, by the seller's slug: `[slug, limit]`. */
export const idsOfSeller = statement<{ id: number }>({
  name: 'facet_ids_of_seller',
  text: `select distinct v.product_id as id from sellers s join variants v on v.seller_id = s.id
    where s.slug = $1 and s.active and v.hidden_at is null limit $2::int`,
});

/** So many changed products are read one by one; after more, all are read anew. */
const mostPatched = 1_000;
/** A shop as small as this is read anew whenever anything may have come or gone. */
const smallShop = 5_000;
const calmMs = 60_000;
/** Against changes that nobody told of. */
const longestMs = 300_000;

/**
 * Keeps what lists are narrowed by in this process (100,000 products are read in a second and a half), so that
 * counting the choices under any filter asks the database nothing. A changed product is read again before
 * the next count; the whole is read again beside the counting, at most once a minute.
 */
class KeptRows implements FacetRows {
  readonly rows = new Map<number, FacetRow>();
  readonly hexes = new Map<string, string>();
  readonly englishNames = new Map<string, string>();
  readonly #shop: Shop;
  readonly #changed = new Set<number>();
  /** What changed while all was being read: it may have been read too early. */
  readonly #meanwhile = new Set<number>();
  readonly #shared = new Map<string, readonly string[]>();
  #readAt = -Infinity;
  #somethingElse = true;
  #reading: Promise<void> | null = null;

  constructor(shop: Shop) {
    this.#shop = shop;
    shop.cache.onDrop((tags) => {
      if (tags === 'everything') this.#somethingElse = true;
      else this.#hear(tags);
    });
  }

  /** Brings the rows up to date, or begins to where that takes long. */
  async refresh(): Promise<void> {
    const now = this.#shop.clock.now().getTime();
    const old = now - this.#readAt > longestMs || this.#changed.size > mostPatched || (this.#somethingElse && (now - this.#readAt > calmMs || this.rows.size < smallShop));
    if (old) this.#reading ??= this.#readAll(now).finally(() => (this.#reading = null));
    if (this.#reading !== null && this.rows.size < smallShop) await this.#reading;
    else this.#reading?.catch((error: unknown) => this.#shop.log.warn({ err: error }, 'the choices of lists could not be read anew'));
    if (this.#changed.size > 0 && this.#changed.size <= mostPatched) await this.#readChanged();
  }

  #hear(tags: readonly string[]): void {
    const ids = tags.flatMap((tag) => (tag.startsWith('product:') ? [Number(tag.slice('product:'.length))] : []));
    for (const id of ids) {
      this.#changed.add(id);
      if (this.#reading !== null) this.#meanwhile.add(id);
    }
    if (tags.includes('list') && ids.length === 0) this.#somethingElse = true;
  }

  async #readAll(now: number): Promise<void> {
    this.#somethingElse = false;
    this.#changed.clear();
    this.#meanwhile.clear();
    const stored = await everyRow(this.#shop).catch((error: unknown) => {
      this.#somethingElse = true;
      throw error;
    });
    this.rows.clear();
    this.englishNames.clear();
    this.#keep(stored);
    for (const id of this.#meanwhile) this.#changed.add(id);
    this.#readAt = now;
  }

  async #readChanged(): Promise<void> {
    const ids = [...this.#changed];
    this.#changed.clear();
    const stored = await someRows(this.#shop, [ids]);
    for (const id of ids) this.rows.delete(id);
    this.#keep(stored.filter((one) => !one.hidden));
  }

  #keep(stored: readonly Stored[]): void {
    for (const { id, hidden: _, prepaidOnly, colours, sizes, ...row } of stored) {
      const named = (name: string, english: string) => {
        if (english !== '') this.englishNames.set(name, english);
        return name;
      };
      const names = (colours ?? []).map((colour) => {
        const [name = '', hex = '', english = ''] = colour.split('\t');
        if (hex !== '') this.hexes.set(name, hex);
        return named(name, english);
      });
      const sizeNames = (sizes ?? []).map((size) => {
        const [name = '', english = ''] = size.split('\t');
        return named(name, english);
      });
      this.rows.set(id, {
        ...row,
        payments: this.#one(prepaidOnly ? ['online'] : ['online', 'cash']),
        colours: this.#one([...new Set(names)]),
        sizes: this.#one([...new Set(sizeNames)]),
      });
    }
  }

  /** The same list once, however many products have it. */
  #one(list: readonly string[]): readonly string[] {
    const key = list.join('\t');
    const known = this.#shared.get(key);
    if (known !== undefined) return known;
    this.#shared.set(key, list);
    return list;
  }
}

const kept = new WeakMap<Shop, KeptRows>();

/** What lists are narrowed by, as it is now. */
export async function facetRows(shop: Shop): Promise<FacetRows> {
  let rows = kept.get(shop);
  if (rows === undefined) {
    rows = new KeptRows(shop);
    kept.set(shop, rows);
  }
  await rows.refresh();
  return rows;
}
