import { Type } from 'typebox';
import { ListQuery, ProductCard } from '#features/catalogue/catalogue.contract.ts';
import { contract } from '#shared/contract.ts';
import { Nullable } from '#shared/replies.ts';

export const searchContract = contract({
  'GET /api/search/': {
    summary: 'Products by words or by tag, despite one typing fault, foreign letters, half-spaces and digits of any kind.',
    access: 'public',
    query: Type.Object({
      ...ListQuery.properties,
      q: Type.Optional(Type.String({ maxLength: 200 })), tag: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    reply: Type.Object({
      data: Type.Array(ProductCard),
      next: Nullable(Type.String()),
      /** The words that were searched for instead of the mistyped ones. */
      corrected: Nullable(Type.String()),
    }),
    refusals: { 'invalid-request': 400 },
    cached: true,
  },
});
