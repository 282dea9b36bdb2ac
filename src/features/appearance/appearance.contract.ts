import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { SeenVersion } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { NeededInBoth, Texts } from '#shared/contract/texts.ts';

const Appearance = {
  /** The defaults of a first visit; a visitor's own choice takes precedence. */
  theme: Type.Enum(['dark', 'light']),
  view: Type.Enum(['ltr', 'rtl']),
};
const Language = Type.Enum(['fa', 'en']);

export const Brand = Type.Object({
  version: Type.Integer(),
  name: Texts,
  /** Key of a stored image; null displays the default mark. */
  logo: Nullable(Type.String()),
  ...Appearance,
  language: Language,
});

export const brandContract = contract({
  'GET /api/brand/': {
    id: 'getIdentity',
    summary: "Returns the shop's name, its logo, and the default appearance and language.",
    access: 'public',
    cached: true,
    reply: Brand,
  },
  'PUT /api/admin/settings/brand/': {
    id: 'adminReplaceIdentity',
    summary: "Changes the shop's name, logo and default appearance; every page is rendered anew.",
    access: { staff: ['owner', 'manager'] },
    body: Type.Object({
      version: SeenVersion(),
      name: NeededInBoth(40),
      logo: Nullable(Type.String({ pattern: '^[0-9a-z]{2,60}$' })),
      ...Appearance,
      language: Language,
    }),
    reply: Brand,
    refusals: { 'upload-not-found': 422, 'changed-meanwhile': 409 },
  },
});

export type Brand = Static<typeof Brand>;
