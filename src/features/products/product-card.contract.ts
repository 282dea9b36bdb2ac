import { Type, type Static } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';
export const ProductCard = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  thumb: Nullable(Type.String()),
  base_price: Type.Integer(),
  badge_text: Nullable(Type.String()),
  /** As a style takes it. */
  badge_color: Nullable(Type.String()),
  /** What is charged; the same as base_price when nothing is off. */
  new_price: Type.Integer(),
  rating: Nullable(Type.Number()),
  /** How many reviews the rating is the mean of. */
  review_text: Nullable(Type.Integer()),
  in_stock: Type.Boolean(),
});

/** A product as lists show it. */
export type ProductCard = Static<typeof ProductCard>;

export const ChosenProduct = Type.Object({
  ...ProductCard.properties,
  /** The only kind of it and how many there are; null when there is a choice to make first. */
  only_variant: Nullable(Type.Object({ id: Type.Integer(), quantity: Type.Integer(), low_stock: Type.Boolean() })),
});

/** A product that somebody has chosen before, as a list of such shows it. */
export type ChosenProduct = Static<typeof ChosenProduct>;
