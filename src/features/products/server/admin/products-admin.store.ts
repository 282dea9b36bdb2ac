import { untypedStatement } from '#platform/database/database.ts';
import type { Shop } from '#platform/shop.ts';
import { translated } from '#platform/database/translated.ts';
import type { Language } from '#shared/language.ts';
import { words } from '#shared/text/search-text.ts';
import type { ProductDraft } from '../../products-admin.contract.ts';
import { parameters } from '#platform/database/parameters.ts';
import { wordQuery } from '../words/words-query.fragments.ts';
import { draftFieldList } from '../product-fields.columns.ts';

/** What of the products the staff wants to see. */
export interface ProductFilter {
  readonly q?: string | undefined;
  /** Categories, those below them included by the caller. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly brand?: number | undefined;
  readonly seller?: number | undefined;
  readonly state?: 'visible' | 'hidden' | undefined;
  readonly stock?: 'sold-out' | 'low' | undefined;
  readonly on_offer?: boolean | undefined;
  readonly before?: number | undefined;
}

export interface AdminProductRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly pictureKey: string | null;
  readonly base_price: number;
  readonly category: string;
  readonly brand: string | null;
  readonly sellerId: number;
  readonly sellerName: string;
  readonly sellerNameEn: string | null;
  readonly hidden: boolean;
  readonly variants: number;
  readonly available: number;
  readonly on_offer: boolean;
  readonly sold: number;
}

/** Of so many pieces or fewer the staff is warned. */
export const fewPieces = 5;

const onFlashSale = (now: string) => `exists (select from active_flash_sales(${now}) o where o.product_id = p.id)`;

/** Products of every state, the newest first, named in a language. */
export async function adminProducts(
  shop: Shop,
  filter: ProductFilter,
  { language, limit }: { language: Language; limit: number },
): Promise<AdminProductRow[]> {
  const { values, parameter } = parameters();
  const now = parameter(shop.clock.now(), '::timestamptz');
  const inLanguage = parameter(language);
  const conditions = ['true'];
  const requested = words(filter.q ?? '');
  if (requested.length > 0) {
    const found = `p.search_words @@ to_tsquery('simple', ${parameter(wordQuery(requested))})`;
    const [word = ''] = requested;
    // A number is as likely the product's own as a word of its name.
    conditions.push(
      requested.length === 1 && /^\d{1,9}$/.test(word) ? `(${found} or p.id = ${parameter(Number(word))})` : found,
    );
  }
  if (filter.categoryIds !== undefined)
    conditions.push(`p.category_id = any(${parameter(filter.categoryIds, '::bigint[]')})`);
  if (filter.brand !== undefined) conditions.push(`p.brand_id = ${parameter(filter.brand)}`);
  if (filter.seller !== undefined) conditions.push(`first.seller_id = ${parameter(filter.seller)}`);
  if (filter.state !== undefined) conditions.push(`p.hidden_at is ${filter.state === 'hidden' ? 'not null' : 'null'}`);
  if (filter.stock === 'sold-out') conditions.push('not p.in_stock');
  if (filter.stock === 'low') {
    conditions.push(`exists (
      select from variants v join stock_levels s on s.variant_id = v.id
      where v.product_id = p.id and v.hidden_at is null and s.available between 1 and ${fewPieces}
    )`);
  }
  if (filter.on_offer === true) conditions.push(onFlashSale(now));
  if (filter.before !== undefined) conditions.push(`p.id < ${parameter(filter.before)}`);
  const { rows } = await shop.db.$client.query<AdminProductRow>({
    text: `select p.id, p.slug, ${translated('p.name', inLanguage)} as name, p.picture_keys[1] as "pictureKey", p.base_price,
        ${translated('c.name', inLanguage)} as category, ${translated('b.name', inLanguage)} as brand,
        seller.id as "sellerId", seller.name as "sellerName", seller.translations -> 'en' ->> 'name' as "sellerNameEn", p.hidden_at is not null as hidden, pieces.variants, pieces.available, ${onFlashSale(now)} as on_offer,
        p.sold_count as sold
      from products p
      join category_names c on c.id = p.category_id
      left join brand_names b on b.id = p.brand_id
      join variants first on first.id = p.id
      join shop_sellers seller on seller.id = first.seller_id
      cross join lateral (
        select count(*) as variants, coalesce(sum(s.available) filter (where v.hidden_at is null), 0) as available
        from variants v left join stock_levels s on s.variant_id = v.id where v.product_id = p.id
      ) pieces
      where ${conditions.join(' and ')}
      order by p.id desc limit ${limit}`,
    values,
  });
  return rows;
}

export type DraftRow = Omit<ProductDraft, 'changed_at'> & { readonly changed_at: Date };

/** A product as it stands; of one seller, or (null) of whoever sells it: `[productId, sellerId]`. */
export const draftById = untypedStatement<DraftRow>({
  name: 'product_draft',
  text: `select p.id, p.slug, p.name, coalesce(p.translations -> 'en' ->> 'name', '') as name_en, p.description,
      coalesce(p.translations -> 'en' ->> 'description', '') as description_en, p.category_id, p.brand_id, p.tags, p.tags_en,
      case when p.badge_text is not null then json_build_object('text', p.badge_text, 'text_en', coalesce(p.translations -> 'en' ->> 'badge', ''), 'color', coalesce(p.badge_color, 'pomegranate')) end as badge,
      p.specifications,
      (
        select coalesce(json_agg(json_build_object('key', picture.key, 'alt', coalesce(p.picture_alts ->> picture.key, '')) order by picture.place), '[]')
        from unnest(p.picture_keys) with ordinality as picture(key, place)
      ) as pictures,
      p.video_id, p.hidden_at is not null as hidden${draftFieldList}, p.version, p.changed_at,
      json_build_object('id', seller.id, 'name', seller.name) as seller,
      (
        select json_agg(json_build_object(
          'id', v.id,
          'colour', case when v.colour_name is not null then json_build_object('name', v.colour_name, 'name_en', coalesce(v.colour_name_en, ''), 'hex', coalesce(v.colour_hex, '#888888')) end,
          'size', v.size, 'size_en', coalesce(v.size_en, ''), 'base_price', v.base_price, 'picture_key', v.picture_key, 'hidden', v.hidden_at is not null,
          'on_hand', coalesce(s.on_hand, 0), 'held', coalesce(s.held, 0)
        ) order by v.position, v.id)
        from variants v left join stock_levels s on s.variant_id = v.id where v.product_id = p.id
      ) as variants
    from products p
    join variants first on first.id = p.id
    join shop_sellers seller on seller.id = first.seller_id
    where p.id = $1::bigint and ($2::bigint is null or first.seller_id = $2::bigint)`,
});

/** Keeps a product for the transaction and tells its version: `[productId]`. */
export const lockProduct = untypedStatement<{ version: number }>({
  name: 'product_lock',
  text: 'select version from products where id = $1::bigint for no key update',
});

/** Hides products, or shows them: those whose state changed come back: `[productIds, hiddenAt or null, now, sellerId or null]`. */
export const setVisibility = untypedStatement<{ id: number; name: string }>({
  name: 'products_set_visibility',
  text: `update products p set hidden_at = $2::timestamptz, version = version + 1, changed_at = $3::timestamptz
    from variants first
    where p.id = any($1::bigint[]) and first.id = p.id and ($4::bigint is null or first.seller_id = $4::bigint)
      and (p.hidden_at is null) = ($2::timestamptz is not null)
    returning p.id, p.name`,
});
