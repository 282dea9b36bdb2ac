import { changedBound, type ChangesWanted } from '#platform/database/lists/changed-since.ts';
import {
  bigint,
  bool,
  int,
  json,
  jsonb,
  listOf,
  neverNull,
  nullable,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { composedStatement, statement, type Bind, type RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { translated } from '#platform/database/translated.ts';
import type { Language, Text } from '#shared/language.ts';
import { words } from '#shared/text/search-text.ts';
import { neededWords } from '#shared/text/unneeded-words.ts';
import type { ProductDraft } from '../../products-admin.contract.ts';
import { toLatinDigits } from '#shared/text/digits.ts';
import type { ProductStatus } from '../../products.rules.ts';
import { draftVariantList } from '../variant-fields.columns.ts';
import { draftFieldList, draftFieldRow } from '../product-fields.columns.ts';
import { draftAttributeList, draftOptionList, valueNames } from '../product-options.fragments.ts';
import { wordQuery } from '../words/words-query.fragments.ts';

/** The staff's filter of products. */
export interface ProductFilter {
  readonly q?: string | undefined;
  /** Category ids; the caller includes descendants. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly brand?: number | undefined;
  readonly seller?: number | undefined;
  readonly status?: ProductStatus | undefined;
  readonly stock?: 'sold-out' | 'low' | undefined;
  readonly on_offer?: boolean | undefined;
  readonly before?: number | undefined;
  /** Products changed since a point, in the order of their changes. */
  readonly changes?: ChangesWanted | null | undefined;
}

const onFlashSale = (now: string) => `exists (select from active_flash_sales(${now}) o where o.product_id = p.id)`;

interface ProductSearch {
  readonly filter: ProductFilter;
  readonly language: Language;
  readonly now: Date;
  readonly limit: number;
}

/** Returns the conditions on products `p` for a filter. */
function conditionsOf(filter: ProductFilter, now: string, bind: Bind): string[] {
  const conditions = ['true'];
  const requested = neededWords(words(filter.q ?? ''));
  // A search of punctuation only finds nothing, as in the lists of orders and customers.
  if (requested.length === 0 && (filter.q ?? '').trim() !== '') conditions.push('false');
  if (requested.length > 0) {
    const found = `p.search_words @@ to_tsquery('simple', ${bind(text, wordQuery(requested))})`;
    const [word = ''] = requested;
    // A number may be a product id or a word of a name; codes are looked up separately first, so that each part uses its own index.
    const own = requested.length === 1 && /^\d{1,9}$/.test(word) ? ` or p.id = ${bind(bigint, Number(word))}` : '';
    const code = bind(text, toLatinDigits(filter.q ?? '').trim());
    conditions.push(
      `(${found}${own} or p.id = any(array(select product_id from variants where sku = ${code} or barcode = ${code} or external_ref = ${code})))`,
    );
  }
  if (filter.categoryIds !== undefined)
    conditions.push(`p.category_id = any(${bind(listOf(bigint), filter.categoryIds)})`);
  if (filter.brand !== undefined) conditions.push(`p.brand_id = ${bind(bigint, filter.brand)}`);
  if (filter.seller !== undefined) conditions.push(`p.seller_id = ${bind(bigint, filter.seller)}`);
  if (filter.status !== undefined) conditions.push(`p.status = ${bind(text, filter.status)}`);
  else if (requested.length === 0 && filter.changes == null) conditions.push(`p.status <> 'archived'`);
  if (filter.stock === 'sold-out') conditions.push('not p.in_stock');
  if (filter.stock === 'low') {
    conditions.push(`exists (
      select from variants v join variant_stock s on s.variant_id = v.id
      where v.product_id = p.id and v.hidden_at is null and s.low_stock
    )`);
  }
  if (filter.on_offer === true) conditions.push(onFlashSale(now));
  if (filter.before !== undefined) conditions.push(`p.id < ${bind(bigint, filter.before)}`);
  if (filter.changes != null)
    conditions.push(changedBound({ updatedAt: 'p.updated_at', id: 'p.id' }, filter.changes, bind));
  return conditions;
}

const example = (filter: ProductFilter): ProductSearch => ({ filter, language: 'en', now: new Date(0), limit: 25 });

const searchProducts = composedStatement({
  name: 'admin_products',
  row: {
    id: bigint,
    slug: text,
    name: text,
    pictureKey: nullable(text),
    base_price: bigint,
    category: text,
    brand: nullable(text),
    sellerId: bigint,
    sellerName: text,
    sellerNameEn: nullable(text),
    status: textOf<ProductStatus>(),
    variants_count: bigint,
    available: bigint,
    low_stock: bool,
    on_offer: bool,
    sold_count: int,
    updatedAt: timestamptz,
  },
  compose: ({ filter, language, now, limit }: ProductSearch, bind) => {
    const at = bind(timestamptz, now);
    const inLanguage = bind(text, language);
    return `select p.id, p.slug, ${translated('p.name', inLanguage)} as name, p.picture_keys[1] as "pictureKey", p.base_price,
        ${translated('c.name', inLanguage)} as category, ${translated('b.name', inLanguage)} as brand,
        seller.id as "sellerId", seller.name as "sellerName", seller.translations -> 'en' ->> 'name' as "sellerNameEn", p.status, pieces.variants_count, pieces.available, pieces.low_stock, ${onFlashSale(at)} as on_offer,
        p.sold_count, p.updated_at as "updatedAt"
      from products p
      join category_names c on c.id = p.category_id
      left join brand_names b on b.id = p.brand_id
      join shop_sellers seller on seller.id = p.seller_id
      cross join lateral (
        select count(*) filter (where v.archived_at is null) as variants_count, coalesce(sum(s.available) filter (where v.hidden_at is null), 0) as available,
          coalesce(bool_or(s.low_stock) filter (where v.hidden_at is null), false) as low_stock
        from variants v left join variant_stock s on s.variant_id = v.id where v.product_id = p.id
      ) pieces
      where ${conditionsOf(filter, at, bind).join(' and ')}
      order by ${filter.changes == null ? 'p.id desc' : 'p.updated_at, p.id'} limit ${limit}`;
  },
  examples: [
    example({}),
    example({
      q: '12',
      categoryIds: [1],
      brand: 1,
      seller: 1,
      status: 'draft',
      stock: 'low',
      on_offer: true,
      before: 9,
    }),
    example({ changes: { after: { at: new Date(5), id: 1 }, until: new Date(9) } }),
    example({ q: 'tea pot', status: 'active', stock: 'sold-out' }),
  ],
});
export type AdminProductRow = Readonly<RowOf<typeof searchProducts>>;

/** Returns products of every status, newest first or by change, with names in a language. */
export function adminProducts(
  shop: Shop,
  filter: ProductFilter,
  { language, limit }: { language: Language; limit: number },
): Promise<AdminProductRow[]> {
  return searchProducts(shop, { filter, language, now: shop.clock.now(), limit });
}

export type DraftRow = Omit<ProductDraft, 'changed_at'> & { readonly changed_at: Date };

const draftRow = {
  id: bigint,
  slug: text,
  name: jsonb<Text>(),
  description: jsonb<Text>(),
  category_id: bigint,
  brand_id: nullable(bigint),
  tags: jsonb<ProductDraft['tags']>(),
  badge: nullable(json<NonNullable<ProductDraft['badge']>>()),
  specifications: jsonb<ProductDraft['specifications']>(),
  attributes: json<ProductDraft['attributes']>(),
  pictures: json<ProductDraft['pictures']>(),
  video_id: nullable(text),
  status: textOf<ProductStatus>(),
  ...draftFieldRow,
  version: int,
  changed_at: timestamptz,
  seller: json<ProductDraft['seller']>(),
  linked_products: json<ProductDraft['linked_products']>(),
  options: json<ProductDraft['options']>(),
  // A product has at least one variant.
  variants: neverNull(json<ProductDraft['variants']>()),
};

/** A text in both languages; English is empty when missing. */
const bothOf = (persian: string, english: string) =>
  `jsonb_build_object('fa', ${persian}, 'en', coalesce(${english}, ''))`;

/** Returns the query of product `p` for editing, under a condition. */
const draftWhere = (condition: string) =>
  `select p.id, p.slug, ${bothOf('p.name', "p.translations -> 'en' ->> 'name'")} as name,
      ${bothOf('p.description', "p.translations -> 'en' ->> 'description'")} as description, p.category_id, p.brand_id,
      jsonb_build_object('fa', to_jsonb(p.tags), 'en', to_jsonb(p.tags_en)) as tags,
      case when p.badge_text is not null then json_build_object('text', ${bothOf('p.badge_text', "p.translations -> 'en' ->> 'badge'")}, 'color', coalesce(p.badge_color, 'pomegranate')) end as badge,
      (
        select coalesce(jsonb_agg(jsonb_build_object('name', ${bothOf("line.texts -> 'name'", "line.texts ->> 'name_en'")}, 'value', ${bothOf("line.texts -> 'value'", "line.texts ->> 'value_en'")}) order by line.at), '[]')
        from jsonb_array_elements(p.specifications) with ordinality as line(texts, at)
      ) as specifications, ${draftAttributeList} as attributes,
      (
        select coalesce(json_agg(json_build_object('key', picture.key, 'alt', coalesce(p.picture_alts ->> picture.key, '')) order by picture.place), '[]')
        from unnest(p.picture_keys) with ordinality as picture(key, place)
      ) as pictures,
      p.video_id, p.status${draftFieldList}, p.version, p.changed_at,
      json_build_object('id', seller.id, 'name', seller.name) as seller,
      (
        select coalesce(json_agg(json_build_object('id', other.id, 'name', other.name, 'seller', sold.name) order by other.id), '[]')
        from (
          select linked_product_id as id from product_links where product_id = p.id
          union all select product_id from product_links where linked_product_id = p.id
        ) linked join products other on other.id = linked.id join shop_sellers sold on sold.id = other.seller_id
      ) as linked_products,
      ${draftOptionList} as options,
      (
        select json_agg(json_build_object(
          'id', v.id, 'values', ${valueNames},
          'colour', case when v.colour_name is not null then json_build_object('name', ${bothOf('v.colour_name', 'v.colour_name_en')}, 'hex', coalesce(v.colour_hex, '#888888')) end,
          'size', case when v.size is not null then ${bothOf('v.size', 'v.size_en')} end, 'base_price', v.base_price, 'picture_key', v.picture_key, 'visible', v.hidden_at is null, 'archived', v.archived_at is not null${draftVariantList},
          'on_hand', coalesce(s.on_hand, 0), 'held', coalesce(s.reserved, 0)
        ) order by v.position, v.id)
        from variants v left join variant_stock s on s.variant_id = v.id where v.product_id = p.id
      ) as variants
    from products p
    join shop_sellers seller on seller.id = p.seller_id
    where p.id = :productId and ${condition}`;

/** A product for editing, of any seller. */
export const draftById = statement({
  name: 'product_draft',
  params: { productId: bigint },
  row: draftRow,
  text: draftWhere('true'),
});

const draftOfSeller = statement({
  name: 'product_draft_of_seller',
  params: { productId: bigint, sellerId: bigint },
  row: draftRow,
  text: draftWhere('p.seller_id = :sellerId'),
});

/** Returns a product for editing: a seller's own, or (null) any, for staff. */
export function draftFor(shop: Shop, { productId, sellerId }: { productId: number; sellerId: number | null }) {
  return sellerId === null ? draftById(shop, { productId }) : draftOfSeller(shop, { productId, sellerId });
}

/** Locks a product for the transaction and returns its version. */
export const lockProduct = statement({
  name: 'product_lock',
  params: { productId: bigint },
  row: { version: int },
  text: 'select version from products where id = :productId for no key update',
});

/** The current versions of products. */
export const versionsOf = statement({
  name: 'product_versions',
  params: { productIds: listOf(bigint) },
  row: { id: bigint, version: int },
  text: 'select id, version from products where id = any(:productIds)',
});

const statusParams = { productIds: listOf(bigint), status: textOf<ProductStatus>(), now: timestamptz };
const statusRow = { id: bigint, was: textOf<ProductStatus>() };
const statusSet = (
  condition: string,
) => `update products p set status = :status, version = p.version + 1, changed_at = :now
    from (select id, status from products where id = any(:productIds) order by id for no key update) before
    where p.id = any(:productIds) and ${condition}
      and before.id = p.id and before.status <> :status
    returning p.id, before.status as was`;

/** Sets the status of products; returns the changed ones with their former status. */
export const setStatus = statement({
  name: 'products_set_status',
  params: statusParams,
  row: statusRow,
  text: statusSet('true'),
});

/** The same restricted to a seller's products. */
export const setStatusOfSeller = statement({
  name: 'products_set_status_of_seller',
  params: { ...statusParams, sellerId: bigint },
  row: statusRow,
  text: statusSet('p.seller_id = :sellerId'),
});
