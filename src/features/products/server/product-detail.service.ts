import { returnWindowDays, returnWindowTag } from '#features/settings/server/return-window.service.ts';
import type { Brand } from '#features/appearance/appearance.rules.ts';
import { brandOf as shopBrand, brandTag } from '#features/appearance/server/appearance.service.ts';
import { activeFlashSales, type FlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { priceRule, priceRuleTag } from '#features/prices/server/price-rule.service.ts';
import { percentSold } from '#features/flash-sales/flash-sales.rules.ts';
import { salePrice, type PriceRule } from '#features/prices/prices.rules.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Answering } from '#platform/cache/cache.ts';
import type { Config } from '#platform/config.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { ProductDetail } from '../products.contract.ts';
import { visibleFields } from '../product-fields.rules.ts';
import { specificationIn } from '../products.rules.ts';
import { cssColour } from '#features/appearance/shop-colours.rules.ts';
import { kindIn, nameIn } from '#shared/text/names.ts';
import { categoryTree, type CategoryTree } from '#features/categories/server/category-tree.service.ts';
import { cardOf, thumbOf } from './product-cards.service.ts';
import { playedVideo } from '../shop-video.rules.ts';
import { detailBySlug, type DetailRow } from './product-detail.store.ts';
import type { CardRow } from './product-cards.fragments.ts';
import { slugToday } from './admin/product-save.store.ts';
import { relatedTo } from './related-products.service.ts';
import { sellerName } from './seller-name.service.ts';

/** There is no such product, or it is not displayed. */
export const productNotFound = refuse('product-not-found', { fa: 'کالا پیدا نشد', en: 'product not found' });

/** A product with all that its page shows, in three queries. */
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
    'categories',
    'sellers',
    `stock:${row.id}`,
    ...visibleIds.map((id) => `product:${id}`),
  );
  const [rule, returnDays, flashSales, tree, house] = await Promise.all([
    priceRule(shop),
    returnWindowDays(shop),
    activeFlashSales(shop, visibleIds, depends),
    categoryTree(shop),
    shopBrand(shop),
  ]);
  const { mode } = shop.config;
  return detailOf({ row, related }, { rule, returnDays, flashSales, tree, house, mode, language: depends.language });
}

/** All that a product's page shows of it, at the prices of now. */
export function detailOf(
  { row, related }: { row: DetailRow; related: readonly CardRow[] },
  {
    rule,
    returnDays,
    flashSales,
    tree,
    house,
    mode,
    language,
  }: {
    rule: PriceRule;
    returnDays: number;
    flashSales: ReadonlyMap<number, FlashSale>;
    tree: CategoryTree;
    house: Brand;
    mode: Config['mode'];
    language: Language;
  },
): ProductDetail {
  const flashSale = flashSales.get(row.id) ?? null;
  const videoId = playedVideo(row.videoId, mode);
  return {
    ...cardOf(row, { rule, flashSale, language }),
    description: nameIn({ name: row.description, nameEn: row.descriptionEn }, language),
    quantity: row.variants.find(({ id }) => id === row.defaultVariantId)?.quantity ?? 0,
    images: row.pictureKeys.map((key) => ({
      image: renditionAddress(key, 960),
      ...(row.pictureAlts[key] === undefined ? {} : { alt: row.pictureAlts[key] }),
    })),
    ...(videoId === null ? {} : { videoId }),
    specifications: row.specifications.map((one) => specificationIn(one, language)),
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
    variants: row.variants.map((variant) => ({
      id: variant.id,
      colour:
        variant.colourName === null
          ? null
          : {
              name: kindIn({ name: variant.colourName, nameEn: variant.colourNameEn }, language),
              hex: variant.colourHex ?? '',
            },
      size: variant.size === null ? null : kindIn({ name: variant.size, nameEn: variant.sizeEn }, language),
      base_price: variant.basePrice,
      new_price: salePrice(variant.basePrice, rule, flashSale),
      quantity: variant.quantity,
      image: variant.pictureKey === null ? null : renditionAddress(variant.pictureKey, 960),
      sku: variant.sku,
      barcode: variant.barcode,
      low_stock: variant.lowStock,
    })),
    related_products: related.map((product) => {
      const thumb = thumbOf(product.pictureKey);
      return {
        ...cardOf(product, { rule, flashSale: flashSales.get(product.id) ?? null, language }),
        images: thumb === null ? [] : [{ image: thumb }],
      };
    }),
  };
}

/** The product at an address, or at one that it had before. */
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
