import { Type } from 'typebox';
import { contract } from '#shared/contract.ts';

const Text = Type.Object({ fa: Type.String(), en: Type.String() });

export const contactContract = contract({
  'GET /api/shop-contact/': {
    summary: 'How the shop is reached and where it stands, as its owner says.',
    access: 'public',
    cached: true,
    reply: Type.Object({
      address: Text,
      hours: Text,
      phone: Type.String(),
      email: Type.String(),
      /** Degrees north and east. */
      latitude: Type.Number(),
      longitude: Type.Number(),
    }),
  },
});
