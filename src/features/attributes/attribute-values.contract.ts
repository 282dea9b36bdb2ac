import { Type, type Static } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';
import { InBoth } from '#shared/contract/texts.ts';
import { attributeTypes, largestNumber, longestText } from './attributes.rules.ts';

/** By which an attribute or one of its options is named in addresses and files. */
export const AttributeCode = () => Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });

/** A value as the staff writes it: of its type's fields exactly one is filled. */
export const AttributeValueForm = Type.Object({
  code: AttributeCode(),
  text: Type.Optional(InBoth(longestText)),
  number: Type.Optional(Type.Number({ minimum: -largestNumber, maximum: largestNumber })),
  boolean: Type.Optional(Type.Boolean()),
  /** The code of one of its options. */
  option: Type.Optional(AttributeCode()),
});
export type AttributeValueForm = Static<typeof AttributeValueForm>;

const filled = {
  text: Nullable(Type.String()),
  number: Nullable(Type.Number()),
  boolean: Nullable(Type.Boolean()),
  /** The code of the chosen option. */
  option: Nullable(Type.String()),
};

/** A value as shoppers and programs read it. */
export const AttributeValue = Type.Object({
  code: Type.String(),
  kind: Type.Enum([...attributeTypes]),
  name: Type.String(),
  /** In words, with its unit, as it stands among the specifications. */
  value: Type.String(),
  ...filled,
  /** Behind a number. */
  unit: Nullable(Type.String()),
  /** Whether it stands in a comparison of goods. */
  comparable: Type.Boolean(),
});
export type AttributeValue = Static<typeof AttributeValue>;

/** Why a product cannot have a value. */
export const attributeRefusals = {
  'attribute-unknown': 422,
  'attribute-wrong-type': 422,
  'attribute-option-unknown': 422,
  'attribute-not-of-category': 422,
  'attribute-archived': 422,
  'attribute-repeated': 422,
} as const;
