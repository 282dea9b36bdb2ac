import { bigint, bool, double, int, json, listOf, nullable, text } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import { readingFromPrimary } from '#platform/database/replicas/public-reads.ts';
import type { Shop } from '#platform/shop.ts';
import { namedColours } from '../named-colours.rules.ts';
import { FacetTable, type AttributeEntry, type FacetRow } from '../facet-table.rules.ts';

/** The filterable properties of every visible product. */
export interface FacetRows {
  readonly rows: FacetTable;
  /** The swatch colour of each colour name. */
  readonly hexes: ReadonlyMap<string, string>;
  /** The English names of colours and sizes, by their names. */
  readonly englishNames: ReadonlyMap<string, string>;
}

/** Row type of {@link columns}. */
const facetRow = {
  id: bigint,
  hidden: bool,
  categoryId: bigint,
  brandId: nullable(bigint),
  basePrice: bigint,
  rating: nullable(double),
  inStock: bool,
  prepaidOnly: bool,
  /** Name, hex and English name, tab-separated. */
  colours: nullable(listOf(text)),
  /** Colours mentioned in the product's name. */
  namedColours: nullable(listOf(text)),
  /** Size and its English name, tab-separated. */
  sizes: nullable(listOf(text)),
  /** Pairs of attribute id and value. */
  attributes: nullable(json<readonly (readonly [attributeId: number, value: number])[]>()),
};

/** The columns of products with the colours and sizes of their variants on sale. */
const columns = (source: string, hidden: string, ofThose: string) => `
  with p as materialized (
    select id, ${hidden} as hidden, category_id as "categoryId", brand_id as "brandId", base_price as "basePrice", rating,
      in_stock as "inStock", prepaid_only as "prepaidOnly"
    from ${source}
  )
  select p.*, v.colours, v."namedColours", v.sizes, a.attributes
  from p left join (
    select product_id, array_agg(distinct colour_name || chr(9) || coalesce(colour_hex, '') || chr(9) || coalesce(colour_name_en, '')) filter (where colour_name is not null) as colours,
      max(filter_colours) filter (where colour_name is null) as "namedColours",
      array_agg(distinct size || chr(9) || coalesce(size_en, '')) filter (where size is not null) as sizes
    from visible_variants where (filter_colours is not null or size is not null) and ${ofThose}
    group by product_id
  ) v on v.product_id = p.id
  left join (
    select product_id, json_agg(json_build_array(attribute_id, coalesce(option_id, value_number, value_boolean::int)) order by attribute_id) as attributes
    from attribute_filter_values where ${ofThose} group by product_id
  ) a on a.product_id = p.id order by p.id`;

/** Selects the next batch of all visible products. */
const nextRows = statement({
  name: 'facet_rows',
  params: { after: bigint, limit: int },
  row: facetRow,
  text: columns(
    'visible_products where id > :after order by id limit :limit',
    'false',
    'product_id > :after and product_id <= (select max(id) from p)',
  ),
});
type StoredRow = RowOf<typeof nextRows>;
/** Selects the rows of the given products, to refresh a loaded table. */
const someRows = statement({
  name: 'facet_rows_of',
  params: { ids: listOf(bigint) },
  row: facetRow,
  text: columns('product_summaries where id = any(:ids)', 'hidden', 'product_id = any(:ids)'),
});

/** Selects the ids of an active seller's products, by the seller's slug. */
export const idsOfSeller = statement({
  name: 'facet_ids_of_seller',
  params: { slug: text, limit: int },
  row: { id: bigint },
  text: `select distinct v.product_id as id from open_sellers s join visible_variants v on v.seller_id = s.id
    where s.slug = :slug limit :limit`,
});

/** Selects the ids of the featured products. */
export const idsOfFeatured = statement({
  name: 'facet_ids_of_featured',
  params: { limit: int },
  row: { id: bigint },
  text: 'select id from visible_products where featured_at is not null limit :limit',
});

/** Rows per batch: between batches the process serves other requests, and the previous batch is garbage-collected. */
const rowsAtOnce = 1_000;
/** The first load uses larger batches, because requests wait for it; later loads run while others are served. */
const firstRowsAtOnce = 5_000;
/** The pause before the next reload as a multiple of the last one's duration: a million products take fifteen seconds. */
const restAfterReading = 40;
/** How many changed products are read one by one; beyond it, all are reloaded, or this many per count after a recent reload. */
const maxPatched = 1_000;
/** A shop up to this size is reloaded whenever any product may have been added or removed. */
const smallShop = 5_000;
const calmMs = 60_000;
/** Reload interval against changes without an invalidation. */
const longestMs = 300_000;

const prepaid: readonly string[] = ['online'];
const noAttributes: readonly AttributeEntry[] = [];
const anyPayment: readonly string[] = ['online', 'cash'];

/**
 * In-process cache of filterable properties (100,000 products load in less than half a second), so that counting facets needs no query. Changed
 * products are reloaded before the next count; a full reload runs in the background, at most once a minute.
 */
class CachedRows {
  rows = new FacetTable();
  readonly hexes = new Map<string, string>();
  englishNames = new Map<string, string>();
  readonly #shop: Shop;
  readonly #changed = new Set<number>();
  /** Products changed during a reload, which may have read them too early. */
  readonly #meanwhile = new Set<number>();
  #readAt = -Infinity;
  #tookMs = 0;
  #somethingElse = true;
  #reading: Promise<void> | null = null;
  /** The partial result of the first load of a large shop, while it is running. */
  #begun: FacetRows | null = null;
  #noteBegun: () => void = () => undefined;
  readonly #firstPart = new Promise<void>((resolve) => (this.#noteBegun = resolve));

  constructor(shop: Shop) {
    this.#shop = shop;
    shop.cache.onDrop((tags) => {
      if (tags === 'everything') this.#somethingElse = true;
      else this.#hear(tags);
    });
  }

  /**
   * Brings the rows up to date, or starts a reload where that takes long, and returns the current table: a background reload may replace it while the
   * caller awaits something else, before changes made meanwhile are applied.
   */
  async refresh(): Promise<FacetRows> {
    const now = this.#shop.clock.now().getTime();
    const rested = now - this.#readAt > restAfterReading * this.#tookMs;
    const old =
      (rested &&
        (now - this.#readAt > longestMs ||
          this.#changed.size > maxPatched ||
          (this.#somethingElse && now - this.#readAt > calmMs))) ||
      (this.#somethingElse && this.rows.size < smallShop);
    if (old) this.#reading ??= this.#readAll(now).finally(() => (this.#reading = null));
    if (this.#reading !== null && this.rows.size < smallShop) await this.#reading;
    else
      this.#reading?.catch((error: unknown) =>
        this.#shop.log.warn({ err: error }, 'the choices of lists could not be read anew'),
      );
    if (this.#changed.size > 0 && (this.#changed.size <= maxPatched || this.#reading === null))
      await this.#readChanged();
    return { rows: this.rows, hexes: this.hexes, englishNames: this.englishNames };
  }

  /** The same without waiting for the first load of a large shop: returns the partial result after its first batch. */
  async soFar(): Promise<FacetRows> {
    if (this.rows.size === 0) await Promise.race([this.refresh(), this.#firstPart]);
    return this.#begun ?? this.refresh();
  }

  readonly isBeginning = () => this.rows.size === 0 && this.#reading !== null;

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
    try {
      const { rows, englishNames } = await this.#allNow();
      this.rows = rows;
      this.englishNames = englishNames;
    } catch (error) {
      this.#somethingElse = true;
      throw error;
    } finally {
      this.#begun = null;
    }
    for (const id of this.#meanwhile) this.#changed.add(id);
    this.#readAt = now;
    this.#tookMs = this.#shop.clock.now().getTime() - now;
  }

  async #allNow(): Promise<Pick<CachedRows, 'rows' | 'englishNames'>> {
    const [rows, englishNames] = [new FacetTable(), new Map<string, string>()];
    const limit = this.rows.size === 0 ? firstRowsAtOnce : rowsAtOnce;
    for (let next: Promise<StoredRow[]> | null = nextRows(this.#shop, { after: 0, limit }); next !== null;) {
      const stored: StoredRow[] = await next;
      const last = stored.at(-1);
      // The database reads the next batch while this one is processed.
      next = last === undefined || stored.length < limit ? null : nextRows(this.#shop, { after: last.id, limit });
      next?.catch(() => undefined);
      for (const one of stored) rows.set(this.#rowOf(one, englishNames));
      if (next === null || this.rows.size > 0) continue;
      this.#begun = { rows, hexes: this.hexes, englishNames };
      this.#noteBegun();
    }
    return { rows, englishNames };
  }

  async #readChanged(): Promise<void> {
    const ids = [...this.#changed].slice(0, maxPatched);
    for (const id of ids) this.#changed.delete(id);
    const stored = await someRows(this.#shop, { ids });
    for (const id of ids) this.rows.delete(id);
    for (const one of stored) if (!one.hidden) this.rows.set(this.#rowOf(one, this.englishNames));
  }

  /** Adds the default swatch and English name of a colour mentioned in a product name, unless those of variants exist. */
  #named(name: string, englishNames: Map<string, string>): string {
    const usual = namedColours.get(name);
    if (usual !== undefined && !this.hexes.has(name)) this.hexes.set(name, usual.hex);
    if (usual !== undefined && !englishNames.has(name)) englishNames.set(name, usual.nameEn);
    return name;
  }

  // Lists each property by name: a rest copy costs as much as reading the row.
  #rowOf(
    {
      id,
      categoryId,
      brandId,
      basePrice,
      rating,
      inStock,
      prepaidOnly,
      colours,
      namedColours: named,
      sizes,
      attributes,
    }: RowOf<typeof someRows>,
    englishNames: Map<string, string>,
  ): FacetRow {
    const called = (name: string, english: string) => {
      if (english !== '') englishNames.set(name, english);
      return name;
    };
    return {
      productId: id,
      categoryId,
      brandId,
      basePrice,
      rating,
      inStock,
      payments: prepaidOnly ? prepaid : anyPayment,
      colours: [
        ...distinct(colours ?? [], (colour) => {
          const [name = '', hex = '', english = ''] = colour.split('\t');
          if (hex !== '') this.hexes.set(name, hex);
          return called(name, english);
        }),
        ...(named ?? []).map((name) => this.#named(name, englishNames)),
      ],
      sizes: distinct(sizes ?? [], (size) => {
        const [name = '', english = ''] = size.split('\t');
        return called(name, english);
      }),
      attributes: attributes?.map(([attributeId, value]) => ({ attributeId, value })) ?? noAttributes,
    };
  }
}

/** Returns the distinct results of a function over texts. */
const distinct = (texts: readonly string[], read: (text: string) => string) => [...new Set(texts.map(read))];

const saved = new WeakMap<Shop, CachedRows>();

function cachedRows(shop: Shop): CachedRows {
  const rows = saved.get(shop) ?? new CachedRows(shop);
  saved.set(shop, rows);
  return rows;
}

// Reads from the primary: the rows are shared by all lists and updated incrementally, so they must never become older.
/** Returns the current filterable properties. */
export const facetRows = (shop: Shop): Promise<FacetRows> => readingFromPrimary(() => cachedRows(shop).refresh());

/** Returns the colours and sizes known so far: after a start, a search in a large shop waits only for the first batch. */
export const facetRowsSoFar = (shop: Shop): Promise<FacetRows> => readingFromPrimary(() => cachedRows(shop).soFar());

/** Whether the first load is still running. */
export const areFacetRowsBeginning = (shop: Shop): boolean => saved.get(shop)?.isBeginning() ?? false;
