/** An attribute value: the id of an option, a number, or 1 and 0 for yes and no. */
export interface AttributeEntry {
  readonly attributeId: number;
  readonly value: number;
}

/** The filterable properties of a product. */
export interface FacetRow {
  readonly productId: number;
  readonly categoryId: number;
  readonly brandId: number | null;
  /** In toman. */
  readonly basePrice: number;
  readonly rating: number | null;
  readonly inStock: boolean;
  readonly payments: readonly string[];
  /** Names of the colours and sizes it is sold in. */
  readonly colours: readonly string[];
  readonly sizes: readonly string[];
  /** Its values of filterable attributes. */
  readonly attributes: readonly AttributeEntry[];
}

/** Interned values: a million products have only a few hundred distinct values; each is stored once, and products store its index. */
class Values<Value> {
  readonly values: Value[] = [];
  readonly #numbers = new Map<string | number | null, number>();

  numberOf(value: Value, key: string | number | null): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.values.length);
    return this.values.push(value) - 1;
  }

  /** Returns for each index whether its value satisfies a predicate. */
  which(isOne: (value: Value) => boolean): Uint8Array {
    return Uint8Array.from(this.values, (value) => Number(isOne(value)));
  }
}

/** Allocates the columns for a number of products. */
const columnsFor = (capacity: number) => ({
  productId: new Float64Array(capacity),
  category: new Int32Array(capacity),
  brand: new Int32Array(capacity),
  basePrice: new Float64Array(capacity),
  /** Zero for none: ratings start at one star. */
  rating: new Float64Array(capacity),
  inStock: new Uint8Array(capacity),
  payments: new Int32Array(capacity),
  colours: new Int32Array(capacity),
  sizes: new Int32Array(capacity),
  attributes: new Int32Array(capacity),
});

const firstCapacity = 1_024;

/**
 * The filterable properties of every product, in numeric columns: counting a million rows as objects took 97 ms, mostly waiting for memory. A
 * product's slot is its index in each column; it changes when another product is deleted.
 */
export class FacetTable {
  readonly categories = new Values<number>();
  readonly brands = new Values<number | null>();
  /** Lists of names, shared by all products with the same list. */
  readonly payments = new Values<readonly string[]>();
  readonly colours = new Values<readonly string[]>();
  readonly sizes = new Values<readonly string[]>();
  readonly attributes = new Values<readonly AttributeEntry[]>();
  columns = columnsFor(firstCapacity);
  readonly #slots = new Map<number, number>();
  /** The number of products with each list of sizes: a search needs all sizes, and scanning a million products took 10 ms. */
  readonly #productsOfSizes: number[] = [];

  constructor(rows: Iterable<FacetRow> = []) {
    for (const row of rows) this.set(row);
  }

  get size(): number {
    return this.#slots.size;
  }

  /** Inserts a product or replaces its row. */
  set(row: FacetRow): void {
    const known = this.#slots.get(row.productId);
    const slot = known ?? this.#slots.size;
    if (slot === this.columns.productId.length) this.#grow();
    this.#slots.set(row.productId, slot);
    const { columns } = this;
    const sizes = this.sizes.numberOf(row.sizes, row.sizes.join('\t'));
    if (known !== undefined) this.#countSizes(columns.sizes[known] ?? 0, -1);
    this.#countSizes(sizes, 1);
    columns.productId[slot] = row.productId;
    columns.category[slot] = this.categories.numberOf(row.categoryId, row.categoryId);
    columns.brand[slot] = this.brands.numberOf(row.brandId, row.brandId);
    columns.basePrice[slot] = row.basePrice;
    columns.rating[slot] = row.rating ?? 0;
    columns.inStock[slot] = Number(row.inStock);
    columns.payments[slot] = this.payments.numberOf(row.payments, row.payments.join('\t'));
    columns.colours[slot] = this.colours.numberOf(row.colours, row.colours.join('\t'));
    columns.sizes[slot] = sizes;
    const values = row.attributes.map(({ attributeId, value }) => `${attributeId}=${value}`).join();
    columns.attributes[slot] = this.attributes.numberOf(row.attributes, values);
  }

  /** Deletes a product; the last one moves into its slot. */
  delete(productId: number): void {
    const slot = this.#slots.get(productId);
    if (slot === undefined) return;
    const last = this.#slots.size - 1;
    this.#countSizes(this.columns.sizes[slot] ?? 0, -1);
    this.#slots.set(this.columns.productId[last] ?? 0, slot);
    for (const column of Object.values(this.columns)) column[slot] = column[last] ?? 0;
    this.#slots.delete(productId);
  }

  /** Returns the slots of the given products, without hidden ones. */
  slotsOf(productIds: Iterable<number>): number[] {
    return Array.from(productIds, (id) => this.#slots.get(id)).filter((slot) => slot !== undefined);
  }

  /** Returns the names of all sizes on sale. */
  sizesInUse(): Set<string> {
    return new Set(this.sizes.values.filter((_, list) => (this.#productsOfSizes[list] ?? 0) > 0).flat());
  }

  #countSizes(list: number, more: 1 | -1): void {
    this.#productsOfSizes[list] = (this.#productsOfSizes[list] ?? 0) + more;
  }

  #grow(): void {
    const larger = columnsFor(this.columns.productId.length * 2);
    for (const [name, column] of Object.entries(this.columns)) larger[name as keyof typeof larger].set(column);
    this.columns = larger;
  }
}
