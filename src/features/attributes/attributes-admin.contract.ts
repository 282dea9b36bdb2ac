import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { After, Nullable, endsHere, goesOn, PageSize } from '#shared/contract/replies.ts';
import { InBoth, MayBeEmpty, Texts } from '#shared/contract/texts.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { AttributeCode } from './attribute-values.contract.ts';
import {
  attributeTypes,
  longestAttributeName,
  longestOptionName,
  longestUnit,
  maxOptions,
} from './attributes.rules.ts';

const Version = WholeNumber({ minimum: 1 });
const Moment = Type.String({ format: 'date-time' });

const OptionForm = Type.Object({
  /** Omitted for a new option. */
  id: Type.Optional(Id()),
  name: InBoth(longestOptionName),
});

const AttributeForm = Type.Object({
  name: InBoth(longestAttributeName),
  /** The unit after a number; empty for other types. */
  unit: MayBeEmpty(longestUnit),
  /** The English unit in the singular. */
  unit_singular: OptionalText({ maximum: longestUnit }),
  /** Whether lists can be filtered by it; never for free text. */
  filterable: Type.Boolean(),
  /** Whether it is part of a comparison of products. */
  comparable: Type.Boolean(),
  /** The options of a select, in order; empty for other types. An option that a product has cannot be removed. */
  options: Type.Array(OptionForm, { maxItems: maxOptions }),
  /** The categories that have it; their descendants inherit it. */
  category_ids: Type.Array(Id(), { maxItems: 500 }),
});
export type AttributeForm = Static<typeof AttributeForm>;

const NewAttribute = Type.Object({
  /** Generated from the English name if omitted. It cannot be changed. */
  code: Type.Optional(AttributeCode()),
  /** It stays. */
  kind: Type.Enum([...attributeTypes]),
  ...AttributeForm.properties,
});
export type NewAttribute = Static<typeof NewAttribute>;

export const Attribute = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  kind: Type.Enum([...attributeTypes]),
  ...Type.Omit(AttributeForm, ['options']).properties,
  name: Texts,
  unit: Texts,
  options: Type.Array(Type.Object({ id: Type.Integer(), code: Type.String(), name: Texts })),
  archived: Type.Boolean(),
  created_at: Moment,
  updated_at: Moment,
  version: Type.Integer(),
});
export type Attribute = Static<typeof Attribute>;

export const ListedAttribute = Type.Object({
  ...Type.Omit(Attribute, ['options', 'category_ids']).properties,
  options_count: Type.Integer(),
  categories_count: Type.Integer(),
  /** The number of products with a value of it, counted up to a thousand and one. */
  products_count: Type.Integer(),
});
export type ListedAttribute = Static<typeof ListedAttribute>;

/** An attribute of a category, with the ancestor that it is inherited from. */
export const CategoryAttribute = Type.Object({
  attribute: Attribute,
  inherited_from: Nullable(Type.Object({ id: Type.Integer(), name: Texts })),
});
export type CategoryAttribute = Static<typeof CategoryAttribute>;

const ById = Type.Object({ id: Id() });
const writing = { 'attribute-taken': 409, 'attribute-wrong': 422, 'category-not-found': 404 } as const;
const change = { 'attribute-not-found': 404, 'changed-meanwhile': 409 } as const;

export const attributesAdminContract = contract({
  'GET /api/admin/attributes/': {
    summary: 'Lists the attributes of products, newest first. Archived ones are included only with `archived`.',
    access: managers,
    query: Type.Object({
      page_size: PageSize(),
      after: After(),
      q: Type.Optional(OptionalText({ maximum: longestAttributeName })),
      kind: Type.Optional(Type.Enum([...attributeTypes])),
      /** Codes, separated by commas. */
      code: Type.Optional(Type.String({ maxLength: 6_100 })),
      archived: Type.Optional(Type.Boolean()),
    }),
    reply: Type.Object({ data: Type.Array(ListedAttribute), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/attributes/': {
    summary: 'Creates an attribute. Its code and kind cannot be changed later.',
    access: managers,
    body: NewAttribute,
    reply: Attribute,
    status: 201,
    idempotency: 'optional',
    refusals: { ...writing, 'too-many-attributes': 409 },
  },
  'GET /api/admin/attributes/:id/': {
    summary: 'Returns an attribute with its options and categories.',
    access: managers,
    params: ById,
    reply: Attribute,
    refusals: { 'attribute-not-found': 404 },
  },
  'PUT /api/admin/attributes/:id/': {
    summary: 'Replaces an attribute, if it has not changed since `version`.',
    access: managers,
    params: ById,
    body: Type.Object({ version: Version, ...AttributeForm.properties }),
    reply: Attribute,
    refusals: { ...writing, ...change, 'attribute-option-in-use': 409 },
  },
  'POST /api/admin/attributes/:id/archive/': {
    summary:
      'Archives an attribute: it disappears from pages, lists and editors, while products keep their values of it.',
    access: managers,
    params: ById,
    body: Type.Object({ version: Version }),
    reply: Attribute,
    refusals: change,
  },
  'POST /api/admin/attributes/:id/restore/': {
    summary: 'Restores an archived attribute with the values that products have of it.',
    access: managers,
    params: ById,
    body: Type.Object({ version: Version }),
    reply: Attribute,
    refusals: change,
  },
  'GET /api/admin/categories/:id/attributes/': {
    summary: 'Lists the attributes of a category, inherited ones first.',
    access: managers,
    params: ById,
    reply: Type.Object({ data: Type.Array(CategoryAttribute), ...endsHere }),
    refusals: { 'category-not-found': 404 },
  },
});
