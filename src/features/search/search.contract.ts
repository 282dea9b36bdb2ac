import { maxFeaturesLength } from '#features/image-search/features-length.rules.ts';
import { Type, type Static } from 'typebox';
import { ListQuery } from '#features/listings/listings.contract.ts';
import { ProductCard } from '#features/products/product-card.contract.ts';
import { maxImageBytes } from '#features/media/media.rules.ts';
import { OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { contract } from '#shared/contract/contract.ts';
import { Nullable, goesOn } from '#shared/contract/replies.ts';

export const Suggestions = Type.Object({
  /** Words that start with the typed word; popular tags when nothing is typed. */
  words: Type.Array(Type.String()),
  categories: Type.Array(Type.Object({ slug: Type.String(), name: Type.String(), image: Nullable(Type.String()) })),
  brands: Type.Array(Type.Object({ slug: Type.String(), name: Type.String() })),
  products: Type.Array(
    Type.Object({
      slug: Type.String(),
      name: Type.String(),
      thumb: Nullable(Type.String()),
      new_price: Type.Integer(),
    }),
  ),
  corrected: Nullable(Type.String()),
  /** The words that were dropped because no product matches all of them. */
  left_out: Type.Array(Type.String()),
});
export type Suggestions = Static<typeof Suggestions>;

export const searchContract = contract({
  'GET /api/search/': {
    id: 'searchProducts',
    summary:
      'Searches products by words, by tag or by image similarity, tolerating typing errors, Arabic letters, half-spaces and any digits; wishes in the words (below two million, size 43) become filters.',
    access: 'public',
    query: Type.Object({
      ...ListQuery.properties,
      q: Type.Optional(OptionalText({ maximum: 200 })),
      tag: Type.Optional(Type.String({ maxLength: 100 })),
      picture: Type.Optional(
        Type.String({ maxLength: maxFeaturesLength, description: 'The response of POST /api/search/image/' }),
      ),
    }),
    reply: Type.Object({
      data: Type.Array(ProductCard),
      ...goesOn,
      /** The corrected words that were searched for. */
      corrected: Nullable(Type.String()),
      /**
       * True when no product matches all words as typed, or none is the kind of product they name: the results are the closest ones. Omitted
       * otherwise.
       */
      relaxed: Type.Optional(Type.Literal(true)),
      /** True when few products match the words as typed: products with similar words follow them. Omitted otherwise. */
      widened: Type.Optional(Type.Literal(true)),
      /** The words dropped to find results; empty when all were searched for. */
      left_out: Type.Array(Type.String()),
      /** The search and filters derived from the words, when they contain a price, an order, a size, a colour or a brand. Omitted otherwise. */
      understood: Type.Optional(
        Type.Object({
          q: Type.String(),
          ...Type.Pick(ListQuery, ['sort', 'brand', 'colour', 'size', 'price_min', 'price_max', 'in_stock']).properties,
        }),
      ),
    }),
    refusals: { 'invalid-request': 400 },
    cached: true,
    line: 'search',
  },
  'POST /api/search/image/': {
    id: 'searchByPicture',
    summary:
      'Analyses an image and returns its descriptor, by which GET /api/search/ finds similar products. The image is not stored.',
    access: 'public',
    file: { types: ['image/*', 'application/octet-stream'], maxBytes: maxImageBytes },
    reply: Type.Object({ picture: Type.String() }),
    refusals: {
      'too-large': 413,
      'wrong-type': 415,
      'unreadable-picture': 422,
      'too-many-pixels': 422,
      'broken-off': 400,
      'too-many-tries': 429,
      busy: 503,
    },
  },
  'POST /api/search/clicks/': {
    id: 'recordSearchClick',
    summary:
      "Records anonymously that a result of a search was opened; after a search without results it may add to the dictionary's suggestions.",
    access: 'public',
    body: Type.Object({
      q: Type.String({ minLength: 1, maxLength: 200, description: 'The words of the search' }),
      /** A search made minutes before in the same browser, of which no result was opened. */
      instead_of: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      /** Its position among the results, starting at 1; omitted when it was not a product. */
      position: Type.Optional(WholeNumber({ minimum: 1, maximum: 10_000 })),
    }),
    reply: Type.Object({ q: Type.String(), instead_of: Nullable(Type.String()) }),
    status: 201,
    refusals: { 'too-many-tries': 429 },
  },
  'POST /api/search/searches/': {
    id: 'recordSearch',
    summary: 'Records anonymously that the results of a search were displayed, once a day for each network.',
    access: 'public',
    body: Type.Object({
      q: Type.String({ minLength: 1, maxLength: 200, description: 'The words of the search' }),
      /** Whether there were any results. */
      found: Type.Boolean(),
    }),
    reply: Type.Object({ q: Type.String(), found: Type.Boolean() }),
    status: 201,
    refusals: { 'too-many-tries': 429 },
  },
  'GET /api/search/suggestions/': {
    summary: 'Returns suggestions for the beginning of a search: words, categories, brands and products.',
    access: 'public',
    query: Type.Object({ q: Type.Optional(OptionalText({ maximum: 100 })) }),
    reply: Suggestions,
    cached: true,
    line: 'search',
  },
});
