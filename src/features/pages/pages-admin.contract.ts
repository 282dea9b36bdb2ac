import { contract } from '#shared/contract/contract.ts';
import { Type, type Static } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';
import { writtenPages } from './pages.rules.ts';
import { Bodies, version, writers } from '#features/blog/posts-admin.contract.ts';
import { InBoth, Texts } from '#shared/contract/texts.ts';

const WholePage = Type.Object({
  name: Type.Enum([...writtenPages]),
  title: Texts,
  body: Bodies(),
  version: Type.Integer(),
  changed_at: Nullable(Type.String({ format: 'date-time' })),
});

export type WholePage = Static<typeof WholePage>;

export const pagesAdminContract = contract({
  'GET /api/admin/written-pages/:name/': {
    summary: 'Returns a page written by the shop; version 0 if it has not been written.',
    access: writers,
    params: Type.Object({ name: Type.Enum([...writtenPages]) }),
    reply: WholePage,
  },
  'PUT /api/admin/written-pages/:name/': {
    summary: 'Saves a page, if it has not changed since `version`.',
    access: writers,
    params: Type.Object({ name: Type.Enum([...writtenPages]) }),
    body: Type.Object({ title: InBoth(160), body: Bodies(), version }),
    reply: WholePage,
    refusals: { 'changed-meanwhile': 409, 'upload-not-found': 422 },
  },
});
