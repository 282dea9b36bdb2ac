import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type FieldError, type Refusal } from '#shared/contract/refusal.ts';
import type { ItemDone } from '#features/jobs/server/bulk-jobs.service.ts';
import type { ProductForm } from '#features/products/products-admin.contract.ts';
import { formOf, writtenFrom } from '#features/products/product-draft.rules.ts';
import { fieldsOfCells } from '#features/products/product-fields.rules.ts';
import { standingVariant } from '#features/products/products-admin.rules.ts';
import { pickVariantForm, variantFieldList, type VariantFieldColumn } from '#features/products/variant-fields.rules.ts';
import {
  attributesAfter,
  typedAttributes,
  type TableAttribute,
  type TypedAttribute,
} from '../attribute-columns.rules.ts';
import { metadataChange } from '../metadata-cell.rules.ts';
import {
  readProductRow,
  type CellError,
  type ProductCells,
  type RowChange,
  type TableColumn,
} from '../product-table.rules.ts';
import { attributesInUse } from '#features/attributes/server/attributes.service.ts';
import { everyCategory } from '#features/categories/server/every-category.service.ts';
import { attributesOf } from '#features/products/server/admin/product-form-checks.service.ts';
import {
  adminProductDraft,
  changeProductMetadata,
  type Editor,
} from '#features/products/server/admin/products-admin.service.ts';
import { brandsByName } from '#features/brands/server/brands.service.ts';
import { addProduct, saveProduct } from '#features/products/server/admin/product-save.service.ts';
import { productTableRefusals } from './product-table.messages.ts';
import { idsBySlugs } from '#features/products/server/admin/product-table.service.ts';

/** The records that lines refer to by slug. */
export interface Known {
  readonly products: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly brands: ReadonlyMap<string, number>;
  /** Active attributes, by code. */
  readonly attributes: ReadonlyMap<string, TableAttribute>;
}

/** Looks up the records that some lines refer to, in four queries. */
export async function knownTo(shop: Shop, lines: readonly ProductCells[]): Promise<Known> {
  const bySlug = (list: readonly { slug: string; id: number }[]) => new Map(list.map(({ slug, id }) => [slug, id]));
  const codes = [...new Set(lines.flatMap((cells) => typedAttributes(cells).map(({ code }) => code)))];
  const [products, categories, brands, attributes] = await Promise.all([
    idsBySlugs(shop, { slugs: lines.flatMap(({ slug }) => slug?.trim() ?? []) }),
    everyCategory(shop),
    brandsByName(shop),
    attributesInUse(shop, codes),
  ]);
  return {
    products: bySlug(products),
    categories: bySlug(categories),
    brands: bySlug(brands),
    attributes: new Map(attributes.map((one) => [one.code, one])),
  };
}

/**
 * Adds or changes a product from a line, with its audit log entry; a dry run only returns the outcome. An unreadable line is refused with an error
 * per column, other refusals are the product's own; in either case nothing is stored.
 */
export async function writeLine(
  shop: Shop,
  editor: Editor,
  { cells, known, dry }: { cells: ProductCells; known: Known; dry: boolean },
): Promise<ItemDone | Refusal> {
  const { slug, change, errors } = readProductRow(cells);
  const missing = known.products.has(slug)
    ? []
    : missingIn(change).filter(({ column }) => errors.every((one) => one.column !== column));
  const all = [...errors, ...unknownIn(change, known), ...missing];
  if (all.length > 0) return invalidLine(all.map(({ column, error }) => errorIn(column, error)));
  return saveLineProduct(shop, editor, { slug, change, typed: typedAttributes(cells), known, dry });
}

/** Refuses a line with the errors of its columns. */
export const invalidLine = (errors: readonly FieldError[]): Refusal<'invalid-line'> =>
  refuse(
    'invalid-line',
    inBoth(productTableRefusals, (t) => t.line),
    { errors },
  );

/** Returns the error message of a column. */
export const errorIn = (column: TableColumn, error: CellError): FieldError => ({
  path: column,
  code: error,
  message: inBoth(productTableRefusals, (t) => t[error]),
});

async function saveLineProduct(
  shop: Shop,
  editor: Editor,
  { slug, change: { metadata, ...change }, typed, known, dry }: ProductOfLine & { known: Known; dry: boolean },
): Promise<ItemDone | Refusal> {
  const id = known.products.get(slug);
  if (id === undefined) {
    const { values: attributes, wrong } = attributesAfter([], typed, known.attributes);
    const form = { ...newForm(slug, change, known), attributes };
    if (wrong.length > 0) return invalidLine(wrong.map(({ column, error }) => errorIn(column, error)));
    if (dry) return (await attributeRefusal(shop, form, null)) ?? 'added';
    const added = await addProduct(shop, editor, metadata === undefined ? form : { ...form, metadata });
    return isRefusal(added) ? added : 'added';
  }
  const draft = await adminProductDraft(shop, id);
  if (isRefusal(draft)) return draft;
  const before = formOf(writtenFrom(draft));
  const { values: attributes, wrong } = attributesAfter(before.attributes ?? [], typed, known.attributes);
  if (wrong.length > 0) return invalidLine(wrong.map(({ column, error }) => errorIn(column, error)));
  const after = { ...changedForm(before, { id, known }, change), attributes };
  const noted = metadata === undefined ? null : metadataChange(draft.metadata, metadata);
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  if (isSame && noted === null) return 'skipped';
  if (dry) return (await attributeRefusal(shop, after, id)) ?? 'done';
  return shop.transaction(async () => {
    const saved = isSame ? null : await saveProduct(shop, editor, { ...after, id, version: draft.version });
    if (isRefusal(saved)) return saved;
    const changed = noted && (await changeProductMetadata(shop, { ...noted, productId: id, by: editor.by }));
    return isRefusal(changed) ? changed : 'done';
  });
}

interface ProductOfLine {
  readonly slug: string;
  readonly change: RowChange;
  readonly typed: readonly TypedAttribute[];
}

/** Returns why a product cannot have one of its attribute values, for example one its category lacks, with the column; null when all are valid. */
async function attributeRefusal(shop: Shop, form: ProductForm, productId: number | null): Promise<Refusal | null> {
  const planned = await attributesOf(shop, form, productId);
  if (!isRefusal(planned)) return null;
  const [field = ''] = Object.keys(planned.fields ?? {});
  const code = form.attributes?.[Number(field.split('.')[1])]?.code;
  if (code === undefined) return planned;
  return invalidLine([{ path: `attribute:${code}`, code: planned.refusal, message: planned.message }]);
}

type RowError = { readonly column: TableColumn; readonly error: CellError };

function unknownIn({ category, brand }: RowChange, { categories, brands }: Known): RowError[] {
  return [
    ...(category !== undefined && !categories.has(category)
      ? [{ column: 'category', error: 'unknown-category' } as const]
      : []),
    ...(brand != null && !brands.has(brand) ? [{ column: 'brand', error: 'unknown-brand' } as const] : []),
  ];
}

/** Returns errors for the fields that a new product lacks. */
function missingIn(change: RowChange): RowError[] {
  return (['name', 'category', 'price'] as const)
    .filter((column) => change[column] === undefined)
    .map((column) => ({ column, error: 'missing' }));
}

/** Returns a line's product fields, without the variant fields. */
function pickOwn(change: RowChange): Omit<RowChange, VariantFieldColumn> {
  return Object.fromEntries(
    Object.entries(change).filter(([name]) => variantFieldList.every(({ column }) => column !== name)),
  );
}

function newForm(slug: string, change: RowChange, known: Known): ProductForm {
  const {
    name = '',
    name_en = '',
    description = '',
    description_en = '',
    category = '',
    brand = null,
    price = 0,
    stock = 0,
    tags = [],
    tags_en = [],
    status = 'active',
    ...described
  } = change;
  return {
    ...fieldsOfCells({}, pickOwn(described)),
    slug,
    name: { fa: name, en: name_en },
    description: { fa: description, en: description_en },
    tags: { fa: tags, en: tags_en },
    status,
    category_id: known.categories.get(category) ?? 0,
    brand_id: brand === null ? null : (known.brands.get(brand) ?? null),
    badge: null,
    specifications: [],
    pictures: [],
    video_id: null,
    variants: [
      {
        ...pickVariantForm(described),
        colour: null,
        size: null,
        base_price: price,
        picture_key: null,
        visible: true,
        stock,
      },
    ],
  };
}

/** Merges both languages of a field after a line: a column missing from the table leaves its language unchanged. */
const inBothAfter = <Part>(
  before: { readonly fa: Part; readonly en: Part },
  fa: Part | undefined,
  en: Part | undefined,
) => ({
  fa: fa ?? before.fa,
  en: en ?? before.en,
});

/** Price and codes apply to the product's leading variant; stock is changed only by stock movements. */
function changedForm(
  before: ProductForm,
  { id, known }: { readonly id: number; readonly known: Known },
  { category, brand, price, stock: _, ...change }: RowChange,
): ProductForm {
  const standing = standingVariant(
    id,
    before.variants.map((variant) => ({ ...variant, id: variant.id ?? 0 })),
  );
  const ofVariant = { ...pickVariantForm(change), ...(price === undefined ? {} : { base_price: price }) };
  const {
    name,
    name_en,
    description,
    description_en,
    tags,
    tags_en,
    status = before.status,
    ...cells
  } = pickOwn(change);
  return {
    ...before,
    name: inBothAfter(before.name, name, name_en),
    description: inBothAfter(before.description, description, description_en),
    tags: inBothAfter(before.tags, tags, tags_en),
    status,
    ...fieldsOfCells(before, cells),
    ...(category === undefined ? {} : { category_id: known.categories.get(category) ?? before.category_id }),
    ...(brand === undefined ? {} : { brand_id: brand === null ? null : (known.brands.get(brand) ?? null) }),
    variants: before.variants.map((variant) => (variant.id === standing?.id ? { ...variant, ...ofVariant } : variant)),
  };
}
