import { Type, type Static } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';
export const ProductCard = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  thumb: Nullable(Type.String()),
  base_price: Type.Integer(),
  badge_text: Nullable(Type.String()),
  /** A CSS colour. */
  badge_color: Nullable(Type.String()),
  /** The price charged; equals `base_price` without a discount. */
  new_price: Type.Integer(),
  rating: Nullable(Type.Number()),
  /** The number of reviews the rating is averaged over. */
  review_text: Nullable(Type.Integer()),
  in_stock: Type.Boolean(),
});

/** A product as displayed in lists. */
export type ProductCard = Static<typeof ProductCard>;

export const ChosenProduct = Type.Object({
  ...ProductCard.properties,
  /** The product's only variant and its stock; null when there are several to choose from. */
  only_variant: Nullable(Type.Object({ id: Type.Integer(), quantity: Type.Integer(), low_stock: Type.Boolean() })),
});

/** A previously chosen product, as displayed in lists of such products. */
export type ChosenProduct = Static<typeof ChosenProduct>;
