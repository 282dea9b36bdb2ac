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
  /** Set both or neither. */
  latitude: Nullable(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Nullable(Type.Number({ minimum: -180, maximum: 180 })),
  /** Hours within which messages are answered; null for no promise. */
  reply_hours: Nullable(WholeNumber({ minimum: 1, maximum: 720 })),
  /** Whether the about page states the numbers of products, customers and orders. */
  show_figures: Type.Boolean(),
});

/** The contact data of the shop. */
const ShopContact = Type.Object({
  version: Type.Integer(),
  address: Texts,
  hours: Texts,
  phone: Type.String(),
  email: Type.String(),
  /** Latitude and longitude in degrees; null until the owner has set the location. */
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  reply_hours: Nullable(Type.Integer()),
  show_figures: Type.Boolean(),
  /** The available topics. */
  topics: Type.Array(Type.Enum([...contactTopics])),
  /** Codes of announced languages; empty for a production shop. */
  coming_languages: Type.Array(Type.String()),
});

export const contactContract = contract({
  'GET /api/shop-contact/': {
    summary: 'Returns how to reach the shop and where it is; fields that the owner has not set are empty.',
    access: 'public',
    cached: true,
    reply: ShopContact,
  },
  'PUT /api/admin/settings/contact/': {
    summary: 'Changes how to reach the shop and where it is; every page that displays it is rendered anew.',
    access: { staff: ['owner', 'manager'] },
    body: Type.Object({ version: SeenVersion(), ...Contact.properties }),
    reply: ShopContact,
    refusals: { 'half-a-place': 400, 'changed-meanwhile': 409 },
  },
});
