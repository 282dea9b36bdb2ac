import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { isRefusal } from '#shared/refusal.ts';
import type { ProductForm } from '../product-desk.contract.ts';
import { formOf, writtenFrom } from '../product-draft.rules.ts';
import type { ImportedRow } from '../product-table.contract.ts';
import { productColumns, readProductRow, type CellFault, type ProductColumn, type RowChange, type TableRow } from '../product-table.rules.ts';
import { deskCategories } from './category-desk.store.ts';
import { productDraft, type Editor } from './product-desk.service.ts';
import { brandsByName } from './product-desk.store.ts';
import { addProduct, saveProduct } from './product-save.service.ts';
import { productTableRefusals } from './product-table.messages.ts';
import { idsBySlugs, tableRecords } from './product-table.store.ts';

const rowsOnAPage = 500;

/** A page of the products as lines of a table; `next` is the number behind which the next one begins. */
export async function productTable(shop: Shop, after = 0): Promise<{ columns: string[]; rows: string[][]; next: number | null }> {
  const found = await tableRecords(shop, [after, rowsOnAPage + 1]);
  const shown = found.slice(0, rowsOnAPage);
  return { columns: [...productColumns], rows: shown.map(({ cells }) => cells), next: found.length > rowsOnAPage ? (shown.at(-1)?.id ?? null) : null };
}

interface Known {
  readonly products: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly brands: ReadonlyMap<string, number>;
}

/** Adds and changes products by lines, each in a transaction of its own with its entry in the audit log; dry, it only says what would become of them. */
export async function importProducts(
  shop: Shop,
  editor: Editor,
  { rows, dry, language }: { rows: readonly TableRow[]; dry: boolean; language: Language },
): Promise<ImportedRow[]> {
  const bySlug = (list: readonly { slug: string; id: number }[]) => new Map(list.map(({ slug, id }) => [slug, id]));
  const [products, categories, brands] = await Promise.all([
    idsBySlugs(shop, [rows.flatMap(({ cells }) => cells.slug?.trim() ?? [])]), deskCategories(shop), brandsByName(shop),
  ]);
  const known: Known = { products: bySlug(products), categories: bySlug(categories), brands: bySlug(brands) };
  const seen = new Set<string>();
  const imported: ImportedRow[] = [];
  for (const { line, cells } of rows) {
    const { slug, change, faults } = readProductRow(cells);
    const twice = seen.has(slug);
    if (twice) faults.push({ column: 'slug', fault: 'twice' });
    seen.add(slug);
    const missing = twice || known.products.has(slug) ? [] : missingIn(change).filter(({ column }) => faults.every((one) => one.column !== column));
    const all = [...faults, ...unknownIn(change, known), ...missing];
    const words = productTableRefusals[language];
    const faulty = (list: ImportedRow['faults']): ImportedRow => ({ line, outcome: 'faulty', faults: list });
    if (all.length > 0) {
      imported.push(faulty(all.map(({ column, fault }) => ({ column, message: words[fault] }))));
      continue;
    }
    const kept = await keepRow(shop, editor, { slug, change, known, dry });
    imported.push(typeof kept === 'string' ? { line, outcome: kept, faults: [] } : faulty([{ column: null, message: kept.message[language] }]));
  }
  return imported;
}

async function keepRow(shop: Shop, editor: Editor, { slug, change, known, dry }: { slug: string; change: RowChange; known: Known; dry: boolean }) {
  const id = known.products.get(slug);
  if (id === undefined) {
    if (dry) return 'added';
    const added = await addProduct(shop, editor, newForm(slug, change, known));
    return isRefusal(added) ? added : 'added';
  }
  const draft = await productDraft(shop, id, null);
  if (isRefusal(draft)) return draft;
  const before = formOf(writtenFrom(draft));
  const after = changedForm(before, change, known);
  if (JSON.stringify(before) === JSON.stringify(after)) return 'same';
  if (dry) return 'changed';
  const saved = await saveProduct(shop, editor, { ...after, id, version: draft.version });
  return isRefusal(saved) ? saved : 'changed';
}

type RowFault = { readonly column: ProductColumn; readonly fault: CellFault };

function unknownIn({ category, brand }: RowChange, { categories, brands }: Known): RowFault[] {
  return [
    ...(category !== undefined && !categories.has(category) ? [{ column: 'category', fault: 'unknown-category' } as const] : []),
    ...(brand != null && !brands.has(brand) ? [{ column: 'brand', fault: 'unknown-brand' } as const] : []),
  ];
}

/** What a product that is not there yet needs. */
function missingIn(change: RowChange): RowFault[] {
  return (['name', 'category', 'price'] as const).filter((column) => change[column] === undefined).map((column) => ({ column, fault: 'missing' }));
}

function newForm(slug: string, change: RowChange, known: Known): ProductForm {
  const { name = '', name_en = '', description = '', description_en = '', category = '', brand = null, price = 0, stock = 0, tags = [], tags_en = [], hidden = false } = change;
  return {
    slug, name, name_en, description, description_en, tags, tags_en, hidden,
    category_id: known.categories.get(category) ?? 0, brand_id: brand === null ? null : (known.brands.get(brand) ?? null),
    badge: null, specifications: [], pictures: [], video_id: null, prepaid_only: false,
    variants: [{ colour: null, size: null, base_price: price, picture_key: null, hidden: false, stock }],
  };
}

/** The price is that of the first variant; pieces on the shelf are changed by movements of the stock alone. */
function changedForm(before: ProductForm, { category, brand, price, stock: _, ...texts }: RowChange, known: Known): ProductForm {
  const [first, ...others] = before.variants;
  return {
    ...before,
    ...texts,
    ...(category === undefined ? {} : { category_id: known.categories.get(category) ?? before.category_id }),
    ...(brand === undefined ? {} : { brand_id: brand === null ? null : (known.brands.get(brand) ?? null) }),
    ...(price === undefined || first === undefined ? {} : { variants: [{ ...first, base_price: price }, ...others] }),
  };
}
