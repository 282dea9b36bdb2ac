import { Type, type TOptional } from 'typebox';
import { OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import {
  flatFields,
  taxClasses,
  type productFields,
  type FlatFields,
  type SnakeCase,
  type VisibleName,
} from './product-fields.rules.ts';

const written = {
  flag: () => Type.Boolean(),
  whole: (maximum: number) => Nullable(WholeNumber({ maximum })),
  text: (maximum: number) => OptionalText({ maximum }),
  choice: () => Type.Enum([...taxClasses]),
};
const visible = {
  flag: () => Type.Boolean(),
  whole: () => Nullable(Type.Integer()),
  text: () => Nullable(Type.String()),
  choice: () => Type.Enum([...taxClasses]),
};
type Written = { readonly [Kind in keyof typeof written]: ReturnType<(typeof written)[Kind]> };
type Visible = { readonly [Kind in keyof typeof visible]: ReturnType<(typeof visible)[Kind]> };

/** The described fields of a product as they stand, to be changed. */
export const draftFieldSchemas = Object.fromEntries(
  flatFields.map(({ column, kind, maximum }) => [column, written[kind](maximum)]),
) as { [Name in keyof FlatFields as SnakeCase<Name>]: Written[FlatFields[Name]] };

/** The same as they are sent: one that is left out stays as it is. */
export const formFieldSchemas = Object.fromEntries(
  flatFields.map(({ column, kind, maximum }) => [column, Type.Optional(written[kind](maximum))]),
) as { [Name in keyof FlatFields as SnakeCase<Name>]: TOptional<Written[FlatFields[Name]]> };

type Fields = typeof productFields;

/** The same as a shopper is answered, in one language. */
export const visibleFieldSchemas = Object.fromEntries(
  flatFields
    .filter(({ english, kind }) => !english && kind !== 'choice')
    .map(({ column, kind }) => [column, visible[kind]()]),
) as { [Name in VisibleName as SnakeCase<Name>]: Visible[Fields[Name]['kind']] };
