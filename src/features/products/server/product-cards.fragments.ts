import { bigint, bool, double, int, nullable, text, type RowValues } from '#platform/database/sql-types.ts';

/** The stored fields of a product card. */
export type CardRow = Readonly<RowValues<typeof cardRow>>;

/** The row declaration of {@link cardColumns}. */
export const cardRow = {
  id: bigint,
  slug: text,
  name: text,
  nameEn: nullable(text),
  pictureKey: nullable(text),
  basePrice: bigint,
  badgeText: nullable(text),
  badgeTextEn: nullable(text),
  badgeColor: nullable(text),
  rating: nullable(double),
  ratingCount: int,
  inStock: bool,
};

/** The columns of a {@link CardRow}, from a products table `p`. */
export const cardColumns = `p.id, p.slug, p.name, p.translations -> 'en' ->> 'name' as "nameEn", p.picture_keys[1] as "pictureKey", p.base_price as "basePrice",
  p.badge_text as "badgeText", p.translations -> 'en' ->> 'badge' as "badgeTextEn", p.badge_color as "badgeColor", p.rating, p.rating_count as "ratingCount", p.in_stock as "inStock"`;
