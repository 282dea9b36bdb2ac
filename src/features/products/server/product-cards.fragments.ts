import type { Named } from '#shared/text/names.ts';

/** What a card shows of a product, as it is stored. */
export interface CardRow extends Named {
  readonly id: number;
  readonly slug: string;
  readonly pictureKey: string | null;
  readonly basePrice: number;
  readonly badgeText: string | null;
  readonly badgeTextEn: string | null;
  readonly badgeColor: string | null;
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly inStock: boolean;
}

/** The columns of a {@link CardRow}, of a products table called p. */
export const cardColumns = `p.id, p.slug, p.name, p.translations -> 'en' ->> 'name' as "nameEn", p.picture_keys[1] as "pictureKey", p.base_price as "basePrice",
  p.badge_text as "badgeText", p.translations -> 'en' ->> 'badge' as "badgeTextEn", p.badge_color as "badgeColor", p.rating, p.rating_count as "ratingCount", p.in_stock as "inStock"`;
