import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Email, NonEmptyText, WholeNumber, SeenVersion } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { InBoth, MayBeEmpty, Texts } from '#shared/contract/texts.ts';

import { contactTopics } from './contact-topics.rules.ts';

const Contact = Type.Object({
  address: InBoth(300),
  hours: MayBeEmpty(100),
  phone: NonEmptyText({ maximum: 30 }),
  email: Email(),
  /** Both, or neither. */
  latitude: Nullable(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Nullable(Type.Number({ minimum: -180, maximum: 180 })),
  /** Within how many hours messages are answered; null promises nothing. */
  reply_hours: Nullable(WholeNumber({ minimum: 1, maximum: 720 })),
  /** Whether the page about the shop states how many goods, customers and orders it has. */
  show_figures: Type.Boolean(),
});

/** How to reach the shop. */
const ShopContact = Type.Object({
  version: Type.Integer(),
  address: Texts,
  hours: Texts,
  phone: Type.String(),
  email: Type.String(),
  /** Degrees north and east; null until the owner has set where the shop stands. */
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  reply_hours: Nullable(Type.Integer()),
  show_figures: Type.Boolean(),
  /** About what one can write. */
  topics: Type.Array(Type.Enum([...contactTopics])),
  /** Codes of languages that are on their way; a shop that trades announces none. */
  coming_languages: Type.Array(Type.String()),
});

export const contactContract = contract({
  'GET /api/shop-contact/': {
    summary: 'How the shop is reached and where it stands, as its owner says; what was not said yet is empty.',
    access: 'public',
    cached: true,
    reply: ShopContact,
  },
  'PUT /api/admin/settings/contact/': {
    summary: 'Changes how the shop is reached and where it stands; every page that tells it is made anew.',
    access: { staff: ['owner', 'manager'] },
    body: Type.Object({ version: SeenVersion(), ...Contact.properties }),
    reply: ShopContact,
    refusals: { 'half-a-place': 400, 'changed-meanwhile': 409 },
  },
});
