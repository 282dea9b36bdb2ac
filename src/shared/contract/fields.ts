import type { Ajv, FuncKeywordDefinition } from 'ajv';
import { Type, type TInteger, type TSchema, type TString } from 'typebox';
import { type FieldKind, normalisers } from './normalisers.ts';
import { greatestAmount } from '../commerce/money.ts';
import { longestSlug } from '../text/slug.ts';

interface Lengths {
  readonly minLength?: number;
  readonly maxLength?: number;
}

// Only lengths stand beside the keyword: they are checked after it, on the text as it is stored.
const text = (normalise: FieldKind, description: string, lengths: Lengths = {}): TString =>
  Type.String({ normalise, description, ...lengths });

/** A mobile number, however typed; the shop receives +989123456789. */
export const Phone = () => text('phone', 'An Iranian mobile number in any usual form and any digits');

/** A postcode of ten digits, with or without a dash. */
export const PostalCode = () => text('postal-code', 'An Iranian postcode: ten digits, in any digits');

/** One of the 31 provinces, in the words of `iran/provinces.ts`. */
export const Province = () => text('province', 'A province of Iran, by its Persian name');

/** A sheba (IBAN) that satisfies the check by 97, with or without gaps and IR. */
export const Sheba = () => text('sheba', 'An Iranian sheba: IR and 24 digits, in any digits');

/** By which the tax office knows a company or a person: a national id or a national code that satisfies its check. */
export const TaxId = () =>
  text('tax-id', "A company's national id of eleven digits or a person's national code of ten, in any digits");

/** A buyer's economic code at the tax organization. */
export const EconomicCode = () => text('economic-code', 'An economic code: eleven to fourteen digits, in any digits');

/** The number of a bank card of the shop's own, which anybody may pay to; never a customer's. */
export const OwnCardNumber = () => text('card-number', "The sixteen digits of the shop's own card");

/** The number under which a bank keeps a transfer. */
export const TransferReference = () =>
  text('transfer-reference', 'The number of a bank transfer: 4 to 40 letters and digits');

/** A moment of the calendar as programs write it, with its offset; the shop receives it in UTC: 2026-11-20T08:00:00.000Z. */
export const Moment = (means = '') =>
  text('moment', `${means}ISO 8601 with an offset: 2026-11-20T08:00:00Z`, { maxLength: 40 });

/** A day of Tehran's as programs write it; one that the calendar does not have is refused. */
export const Day = () => text('day', "A day of Tehran's, 2026-11-21", { maxLength: 20 });

/** The four digits of a code sent to a phone. */
export const OtpCode = () => text('otp', 'A code of four digits, in any digits');

/** The six digits that an authenticator app shows. */
export const AuthenticatorCode = () => text('authenticator-code', 'A code of six digits, in any digits');

/** A mail address, stored in small letters. */
export const Email = () => text('email', 'A mail address', { maxLength: 254 });

/** The name that a customer chooses for signing in: 3 to 30 Latin or Persian letters, digits and . _ - */
export const Username = () => text('username', '3 to 30 letters, Latin or Persian, digits, and . _ -');

/** What is typed to sign in, in the form in which usernames are stored; what can be no username is merely unknown. */
export const SignInName = () => text('sign-in-name', 'The name that was chosen at registration', { maxLength: 254 });

/** A password being chosen. Digits count by their value, from whichever keyboard. */
export const Password = () => text('password', 'A new password', { minLength: 8, maxLength: 128 });

/** A password being proven: in the same form as a chosen one, of any length, so that a wrong one is merely wrong. */
export const TypedPassword = () => text('password', 'The password as it was chosen', { minLength: 1, maxLength: 128 });

/** The name of a page in the shop's addresses, as the staff chooses it. */
export const Slug = () => text('slug', 'Letters, digits and single hyphens', { maxLength: longestSlug });

/** The name of a person: one line with a letter in it. */
export const PersonName = () => text('person-name', 'The name of a person', { maxLength: 100 });

/** A text that says something, trimmed. */
export const NonEmptyText = ({ maximum }: { readonly maximum: number }) =>
  text('text', 'A text that is not empty', { maxLength: maximum });

/** A text that may be left empty, trimmed. */
export const OptionalText = ({ maximum }: { readonly maximum: number }) =>
  text('optional-text', 'A text, or nothing', { maxLength: maximum });

/** A code by which another system knows something, or nothing: one line, digits in Latin ones. */
export const OptionalCode = ({ maximum }: { readonly maximum: number }) =>
  text('code', 'A code of another system, or nothing', { maxLength: maximum });

/** The number of a barcode whose check digit is right, or nothing. */
export const OptionalBarcode = () => text('barcode', 'An EAN-8, UPC-A, EAN-13 or GTIN-14, in any digits, or nothing');

/** The id of goods by which the tax office knows them, or nothing. */
export const OptionalGoodsId = () => text('goods-id', "The tax office's id of goods: 13 digits, or nothing");

/** The name that a field had, and the day from which it has the present one. */
export interface Former {
  readonly name: string;
  readonly since: string;
}

/** A field of a query or a body that had another name: for twelve months both are taken. */
export const renamed = <Field extends TSchema>(field: Field, formerly: Former): Field =>
  Object.assign(field, { formerly });

/** The largest number that a whole-number column of the database holds. */
const largestWhole = 2_147_483_647;

interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A whole number between two limits, not below zero unless given otherwise. */
export const WholeNumber = ({ minimum = 0, maximum = largestWhole }: Limits = {}): TInteger =>
  Type.Integer({ minimum, maximum });

/** The number of a list's page: any at all, because behind the last one stands an empty page. */
export const PageNumber = (): TInteger => Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** An amount of money: whole toman, up to a million million, so that sums of them stay exact. */
export const Toman = ({ minimum = 0 }: Pick<Limits, 'minimum'> = {}): TInteger =>
  Type.Integer({ minimum, maximum: greatestAmount, description: 'Whole toman' });

/** What a piece is sold for: at least a toman, for what costs nothing goes out unpaid. */
export const Price = (): TInteger => Toman({ minimum: 1 });

/** The number by which the database knows a row. */
export const Id = (): TInteger => Type.Integer({ minimum: 1, maximum: largestWhole });

type CompiledKeyword = ReturnType<NonNullable<FuncKeywordDefinition['compile']>>;

/**
 * Teaches a validator the keyword `normalise`: the text is replaced, where it stands, by the form in which it is stored,
 * before its length is checked; what cannot be stored fails with `{ keyword: 'normalise', params: { field, empty } }`.
 */
export function addFieldKeywords<Validator extends Pick<Ajv, 'addKeyword'>>(validator: Validator): Validator {
  validator.addKeyword({ keyword: 'formerly', schemaType: 'object' });
  validator.addKeyword({
    keyword: 'formerValues',
    schemaType: 'object',
    modifying: true,
    errors: false,
    before: 'enum',
    compile: (present: Readonly<Record<string, string>>) => (value: unknown, location) => {
      if (typeof value === 'string' && Object.hasOwn(present, value) && location !== undefined)
        (location.parentData as Record<string, unknown>)[location.parentDataProperty] = present[value];
      return true;
    },
  });
  validator.addKeyword({
    keyword: 'normalise',
    type: 'string',
    schemaType: 'string',
    metaSchema: { type: 'string', enum: Object.keys(normalisers) },
    modifying: true,
    before: 'maxLength', // the first rule for strings in Ajv's own order, so it comes before all of them
    compile: (field: FieldKind) => {
      const normalise: CompiledKeyword = (typed: string, location) => {
        const stored = normalisers[field](typed);
        if (stored === null) {
          normalise.errors = [
            {
              keyword: 'normalise',
              message: `must be a valid ${field}`,
              params: { field, empty: typed.trim() === '' },
            },
          ];
          return false;
        }
        if (location?.parentData) location.parentData[location.parentDataProperty] = stored;
        return true;
      };
      return normalise;
    },
  });
  return validator;
}

/** Which state of an item was seen, so that nobody overwrites another's unseen; 0 before the first change. */
export const SeenVersion = () => WholeNumber({ minimum: 0 });

/** In which order a list was seen, so that nobody overwrites another's unseen. */
export const SeenOrder = <Key extends TSchema>(key: Key, { maxItems }: { readonly maxItems: number }) =>
  Type.Array(key, {
    maxItems,
    description: 'The order that was read; if it has changed since, the call is refused as `changed-meanwhile`.',
  });
