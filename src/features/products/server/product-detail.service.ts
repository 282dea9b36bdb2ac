import { returnWindowDays, returnWindowTag } from '#features/settings/server/return-window.service.ts';
import type { Brand } from '#features/appearance/appearance.rules.ts';
import { brandOf as shopBrand, brandTag } from '#features/appearance/server/appearance.service.ts';
import {
  noSpecials,
  specialOfVariant,
  specialPrices,
  type ProductSpecials,
} from '#features/flash-sales/server/flash-sales.service.ts';
import { lowestRecentPrices } from '#features/prices/server/recent-prices.service.ts';
import { priceRule, priceRuleTag } from '#features/prices/server/price-rule.service.ts';
import { percentSold } from '#features/flash-sales/flash-sales.rules.ts';
import { salePrice, type PriceRule } from '#features/prices/prices.rules.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Config } from '#platform/config.ts';
import type { RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { ProductDetail } from '../products.contract.ts';
import type { OptionKind } from '../product-options.rules.ts';
import { visibleFields } from '../product-fields.rules.ts';
import { linesInOrder, valueWords } from '#features/attributes/attributes.rules.ts';
import { attributesTag } from '#features/attributes/server/attributes.service.ts';
import { specificationIn } from '../products.rules.ts';
import { cssColour } from '#features/appearance/shop-colours.rules.ts';
import { kindIn, nameIn } from '#shared/text/names.ts';
import { categoryTree, type CategoryTree } from '#features/categories/server/category-tree.service.ts';
import { cardOf, thumbOf } from './product-cards.service.ts';
import { playedVideo } from '../shop-video.rules.ts';
import { detailBySlug, visibleBySlug, type DetailRow, type StoredAttribute } from './product-detail.store.ts';
import type { RelatedRow } from './related-products.store.ts';
import { slugToday } from './admin/product-save.store.ts';
import { relatedTo } from './related-products.service.ts';
import { sellerName } from '../seller-name.rules.ts';

/** The product does not exist or is not visible. */
export const productNotFound = refuse('product-not-found', { fa: 'کالا پیدا نشد', en: 'product not found' });

/** Returns a product with everything its page displays, in three queries. */
export async function productDetail(
  shop: Shop,
  slug: string,
  depends: Answering,
): Promise<ProductDetail | Refusal<'product-not-found'>> {
  const row = await rowAt(shop, slug);
  if (row === undefined) return productNotFound;
  const related = await relatedTo(shop, row);
  const visibleIds = [row.id, ...related.map(({ id }) => id)];
  depends.tag(
    priceRuleTag,
    brandTag,
    returnWindowTag,
    attributesTag,
    'categories',
    'sellers',
    `stock:${row.id}`,
    ...visibleIds.map((id) => `product:${id}`),
  );
  const [rule, returnDays, specials, tree, house] = await Promise.all([
    priceRule(shop),
    returnWindowDays(shop),
    specialPrices(shop, visibleIds, depends),
    categoryTree(shop),
    shopBrand(shop),
  ]);
  const sales = [...(specials.get(row.id) ?? noSpecials).sales];
  const lowest = await lowestRecentPrices(
    shop,
    sales.map(([variantId, { beginsAt }]) => ({ variantId, before: beginsAt })),
  );
  const { mode } = shop.config;
  const at = { rule, returnDays, specials, lowest, tree, house, mode, language: depends.language };
  return detailOf({ row, related }, at);
}

/** Returns the products with these slugs, in this order and without related products, in two queries; products not for sale are left out. */
export async function productsAt(
  shop: Shop,
  slugs: readonly string[],
  depends: Answering,
): Promise<Omit<ProductDetail, 'related_products'>[]> {
  const rows = (await Promise.all(slugs.map((slug) => detailBySlug(shop, slug)))).filter((row) => row !== undefined);
  const ids = rows.map(({ id }) => id);
  const [rule, returnDays, specials, tree, house] = await Promise.all([
    priceRule(shop),
    returnWindowDays(shop),
    specialPrices(shop, ids, depends),
    categoryTree(shop),
    shopBrand(shop),
  ]);
  const { mode } = shop.config;
  const at = { rule, returnDays, specials, tree, house, mode, language: depends.language };
  return rows.map((row) => {
    const { related_products: _, ...product } = detailOf({ row, related: [] }, at);
    return product;
  });
}

interface DetailWith {
  rule: PriceRule;
  returnDays: number;
  specials: ReadonlyMap<number, ProductSpecials>;
  /** The lowest prices before the current sale, by variant; omitted when not needed. */
  lowest?: ReadonlyMap<number, number>;
  tree: CategoryTree;
  house: Brand;
  mode: Config['mode'];
  language: Language;
}
/** Returns everything a product's page displays, at current prices. */
export function detailOf(
  { row, related }: { row: DetailRow; related: readonly RelatedRow[] },
  { rule, returnDays, specials, lowest = new Map(), tree, house, mode, language }: DetailWith,
): ProductDetail {
  const own = specials.get(row.id) ?? noSpecials;
  const { flashSale } = own;
  const videoId = playedVideo(row.videoId, mode);
  return {
    ...cardOf(row, { rule, specials: own, language }),
    description: nameIn({ name: row.description, nameEn: row.descriptionEn }, language),
    quantity: row.variants.find(({ id }) => id === row.defaultVariantId)?.quantity ?? 0,
    images: row.pictureKeys.map((key) => ({
      image: renditionAddress(key, 960),
      ...(row.pictureAlts[key] === undefined ? {} : { alt: row.pictureAlts[key] }),
    })),
    ...(videoId === null ? {} : { videoId }),
    ...describedBy(row, language),
    tags: language === 'en' && row.tagsEn.length > 0 ? row.tagsEn : row.tags,
    brand: brandOf(row, language),
    categories: (tree.byId.get(row.categoryId)?.path ?? []).map((category) => ({
      slug: category.slug,
      name: nameIn(category, language),
    })),
    seller: {
      slug: row.sellerSlug,
      name: sellerName(
        { id: row.sellerId, name: row.sellerName, nameEn: row.sellerNameEn },
        { brand: house, language },
      ),
    },
    ...visibleFields(row, language),
    return_days: returnDays,
    offer:
      flashSale === null
        ? null
        : {
            ends_at: flashSale.endsAt.toISOString(),
            discount: percentSold(flashSale),
            color: cssColour(flashSale.colour),
          },
    ...choicesOf(row, { rule, specials: own, lowest, language }),
    related_products: related.map((product) => {
      const thumb = thumbOf(product.pictureKey);
      return {
        ...cardOf(product, { rule, specials: specials.get(product.id) ?? noSpecials, language }),
        images: thumb === null ? [] : [{ image: thumb }],
        same_kind: product.same_kind,
      };
    }),
  };
}

/** Returns the specifications as text, and those that are attribute values. */
function describedBy(
  { attributes, specifications }: DetailRow,
  language: Language,
): Pick<ProductDetail, 'specifications' | 'attributes'> {
  const wordsOf = (one: StoredAttribute) => ({ name: nameIn(one, language), value: valueWords(one, language) });
  return {
    specifications: linesInOrder(attributes, specifications).map((line) =>
      'position' in line ? wordsOf(line) : specificationIn(line, language),
    ),
    attributes: attributes.map((one) => ({
      code: one.code,
      kind: one.kind,
      ...wordsOf(one),
      text: one.text === null ? null : valueWords(one, language),
      number: one.number,
      boolean: one.boolean,
      option: one.option,
      unit: one.unit === '' ? null : nameIn({ name: one.unit, nameEn: one.unitEn }, language),
      comparable: one.comparable,
    })),
  };
}

/** Returns the options of a product, and its variants with their prices. */
function choicesOf(
  { options, variants }: DetailRow,
  {
    rule,
    specials,
    lowest,
    language,
  }: { rule: PriceRule; specials: ProductSpecials; lowest: ReadonlyMap<number, number>; language: Language },
): Pick<ProductDetail, 'options' | 'variants'> {
  const named = (one: { name: string; nameEn: string | null }) => kindIn(one, language);
  const valueOf = (kind: OptionKind, numbers: DetailRow['variants'][number]['values']) =>
    options.find((option) => option.kind === kind)?.values.find(({ number }) => numbers.includes(number));
  return {
    options: options.map(({ kind, values, ...option }) => ({
      kind,
      name: named(option),
      values: values.map(({ number, swatch, ...value }) => ({ id: number, name: named(value), swatch })),
    })),
    variants: variants.map((variant) => {
      const colour = valueOf('colour', variant.values);
      const size = valueOf('size', variant.values);
      const sale = specials.sales.get(variant.id);
      return {
        id: variant.id,
        values: options.map(({ slot }) => variant.values[slot - 1] ?? null),
        colour: colour === undefined ? null : { name: named(colour), hex: colour.swatch ?? '' },
        size: size === undefined ? null : named(size),
        base_price: variant.basePrice,
        new_price: salePrice(variant.basePrice, rule, specialOfVariant(specials, variant.id)),
        ...(sale === undefined
          ? {}
          : { sale: { ends_at: sale.endsAt?.toISOString() ?? null, lowest_price: lowest.get(variant.id) ?? null } }),
        quantity: variant.quantity,
        image: variant.pictureKey === null ? null : renditionAddress(variant.pictureKey, 960),
        sku: variant.sku,
        barcode: variant.barcode,
        low_stock: variant.lowStock,
      };
    }),
  };
}

/** Returns the id and name of the product with a slug; undefined when none is visible. */
export async function productNamed(shop: Shop, slug: string): Promise<RowOf<typeof visibleBySlug> | undefined> {
  const [found] = await visibleBySlug(shop, { slug });
  return found;
}

/** Returns the product with a slug or a former slug. */
async function rowAt(shop: Shop, slug: string): Promise<DetailRow | undefined> {
  const row = await detailBySlug(shop, slug);
  if (row !== undefined) return row;
  const [today] = await slugToday(shop, { slug });
  return today === undefined ? undefined : detailBySlug(shop, today.slug);
}

function brandOf({ brandSlug, brandName, brandNameEn }: DetailRow, language: Language): ProductDetail['brand'] {
  return brandSlug === null
    ? null
    : { slug: brandSlug, name: nameIn({ name: brandName ?? brandSlug, nameEn: brandNameEn }, language) };
}
