import { Type, type Static } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';
import { InBoth } from '#shared/contract/texts.ts';
import { attributeTypes, largestNumber, longestText } from './attributes.rules.ts';

/** The code that identifies an attribute or one of its options in URLs and files. */
export const AttributeCode = () => Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });

/** A value in the staff's form: exactly one of its type's fields is filled. */
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

/** A value in responses to shoppers and programs. */
export const AttributeValue = Type.Object({
  code: Type.String(),
  kind: Type.Enum([...attributeTypes]),
  name: Type.String(),
  /** The value as text with its unit, as in the specifications. */
  value: Type.String(),
  ...filled,
  /** The unit after a number. */
  unit: Nullable(Type.String()),
  /** Whether it is part of a comparison of products. */
  comparable: Type.Boolean(),
});
export type AttributeValue = Static<typeof AttributeValue>;

/** The reasons why a product cannot have a value. */
export const attributeRefusals = {
  'attribute-unknown': 422,
  'attribute-wrong-type': 422,
  'attribute-option-unknown': 422,
  'attribute-not-of-category': 422,
  'attribute-archived': 422,
  'attribute-repeated': 422,
} as const;
