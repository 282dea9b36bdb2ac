import { Type, type TOptional } from 'typebox';
import { WholeNumber } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { MayBeEmpty } from '#shared/contract/texts.ts';
import {
  taxClasses,
  wireFields,
  type productFields,
  type SnakeCase,
  type VisibleName,
} from './product-fields.rules.ts';

const written = {
  flag: () => Type.Boolean(),
  whole: (maximum: number) => Nullable(WholeNumber({ maximum })),
  text: MayBeEmpty,
  choice: () => Type.Enum([...taxClasses]),
};
const visible = {
  flag: () => Type.Boolean(),
  whole: () => Nullable(Type.Integer()),
  text: () => Nullable(Type.String()),
  choice: () => Type.Enum([...taxClasses]),
};
type Fields = typeof productFields;
type Written = { readonly [Kind in keyof typeof written]: ReturnType<(typeof written)[Kind]> };
type Visible = { readonly [Kind in keyof typeof visible]: ReturnType<(typeof visible)[Kind]> };

/** The described fields of a stored product, for editing. */
export const draftFieldSchemas = Object.fromEntries(
  wireFields.map(({ wire, kind, maximum }) => [wire, written[kind](maximum)]),
) as { [Name in keyof Fields as SnakeCase<Name>]: Written[Fields[Name]['kind']] };

/** The same in requests: a missing field stays unchanged. */
export const formFieldSchemas = Object.fromEntries(
  wireFields.map(({ wire, kind, maximum }) => [wire, Type.Optional(written[kind](maximum))]),
) as { [Name in keyof Fields as SnakeCase<Name>]: TOptional<Written[Fields[Name]['kind']]> };

/** The same in responses to shoppers, in one language. */
export const visibleFieldSchemas = Object.fromEntries(
  wireFields.filter(({ kind }) => kind !== 'choice').map(({ wire, kind }) => [wire, visible[kind]()]),
) as { [Name in VisibleName as SnakeCase<Name>]: Visible[Fields[Name]['kind']] };
