import { Type, type TInteger, type TOptional, type TString } from 'typebox';
import { OptionalBarcode, OptionalCode, OptionalGoodsId } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import type { SnakeCase } from './product-fields.rules.ts';
import { variantFieldList, type variantFields, type VariantField } from './variant-fields.rules.ts';

const written = {
  code: (maximum: number) => OptionalCode({ maximum }),
  barcode: () => OptionalBarcode(),
  'goods-id': () => OptionalGoodsId(),
  whole: (maximum: number) => Nullable(Type.Integer({ minimum: 0, maximum })),
};
type Fields = typeof variantFields;
type Schema<Name extends keyof Fields> = Fields[Name]['kind'] extends 'whole'
  ? ReturnType<typeof Nullable<TInteger>>
  : TString;
const each = <Value>(valueOf: (field: VariantField) => Value) =>
  Object.fromEntries(variantFieldList.map((field) => [field.column, valueOf(field)]));

/** The described fields of a stored variant, for editing. */
export const draftVariantSchemas = each(({ kind, maximum }) => written[kind](maximum)) as {
  [Name in keyof Fields as SnakeCase<Name>]: Schema<Name>;
};

/** The same in requests: a missing field stays unchanged. */
export const formVariantSchemas = each(({ kind, maximum }) => Type.Optional(written[kind](maximum))) as {
  [Name in keyof Fields as SnakeCase<Name>]: TOptional<Schema<Name>>;
};
