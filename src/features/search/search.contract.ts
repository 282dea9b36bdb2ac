import { maxFeaturesLength } from '#features/image-search/features-length.rules.ts';
import { Type, type Static } from 'typebox';
import { ListQuery } from '#features/listings/listings.contract.ts';
import { ProductCard } from '#features/products/product-card.contract.ts';
import { maxImageBytes } from '#features/media/media.rules.ts';
import { OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { contract } from '#shared/contract/contract.ts';
import { Nullable, goesOn } from '#shared/contract/replies.ts';

export const Suggestions = Type.Object({
  /** What may be looked for: words that begin so; without a question what is bought most. */
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
  /** The words without which the products were found, because nothing answers to all. */
  left_out: Type.Array(Type.String()),
});
export type Suggestions = Static<typeof Suggestions>;

export const searchContract = contract({
  'GET /api/search/': {
    id: 'searchProducts',
    summary:
      'Products by words, by tag or by the looks of a picture, despite typing errors, foreign letters, half-spaces and digits of any kind; what the words wish besides (below two million, size 43) narrows the list.',
    access: 'public',
    query: Type.Object({
      ...ListQuery.properties,
      q: Type.Optional(OptionalText({ maximum: 200 })),
      tag: Type.Optional(Type.String({ maxLength: 100 })),
      picture: Type.Optional(
        Type.String({ maxLength: maxFeaturesLength, description: 'What POST /api/search/image/ answered' }),
      ),
    }),
    reply: Type.Object({
      data: Type.Array(ProductCard),
      ...goesOn,
      /** The words that were searched for instead of the mistyped ones. */
      corrected: Nullable(Type.String()),
      /** True where no product answers to all words as they were typed, or none is what they name: these come closest. Else left out. */
      relaxed: Type.Optional(Type.Literal(true)),
      /** True where few products answer to the words as they were typed: such as may have been meant follow them. Else left out. */
      widened: Type.Optional(Type.Literal(true)),
      /** The words that were left out to find something; empty where all were searched for. */
      left_out: Type.Array(Type.String()),
      /** Where the words wished a price, an order, a size, a colour or a brand: what was searched for and narrowed to. Else left out. */
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
      'Looks at a picture and answers its looks, by which GET /api/search/ finds products that are alike. The picture itself is not kept.',
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
      'Says that a result of a search was opened. It is counted, of nobody; after a search that was not answered it may teach the dictionary a word.',
    access: 'public',
    body: Type.Object({
      q: Type.String({ minLength: 1, maxLength: 200, description: 'The words that were searched for' }),
      /** What was searched for minutes before in the same browser, without a result that was opened. */
      instead_of: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      /** Where it stood among the results, the first at 1; left out where it was no product. */
      position: Type.Optional(WholeNumber({ minimum: 1, maximum: 10_000 })),
    }),
    reply: Type.Object({ q: Type.String(), instead_of: Nullable(Type.String()) }),
    status: 201,
    refusals: { 'too-many-tries': 429 },
  },
  'POST /api/search/searches/': {
    id: 'recordSearch',
    summary: 'Says that a search was answered on a screen. It is counted, of nobody, once a day from one network.',
    access: 'public',
    body: Type.Object({
      q: Type.String({ minLength: 1, maxLength: 200, description: 'The words that were searched for' }),
      /** Whether it found anything. */
      found: Type.Boolean(),
    }),
    reply: Type.Object({ q: Type.String(), found: Type.Boolean() }),
    status: 201,
    refusals: { 'too-many-tries': 429 },
  },
  'GET /api/search/suggestions/': {
    summary: 'What is likely meant by the beginning of a search: words, categories, brands and products.',
    access: 'public',
    query: Type.Object({ q: Type.Optional(OptionalText({ maximum: 100 })) }),
    reply: Suggestions,
    cached: true,
    line: 'search',
  },
});
