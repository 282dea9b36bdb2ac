import type { Ajv, FuncKeywordDefinition } from 'ajv';
import { Type, type TInteger, type TSchema, type TString } from 'typebox';
import { type FieldKind, normalisers } from './normalisers.ts';
import { greatestAmount } from '../commerce/money.ts';
import { longestSlug } from '../text/slug.ts';

interface Lengths {
  readonly minLength?: number;
  readonly maxLength?: number;
}

// Only lengths are given beside the keyword: they are checked after it, on the text as stored.
const text = (normalise: FieldKind, description: string, lengths: Lengths = {}): TString =>
  Type.String({ normalise, description, ...lengths });

/** A mobile number in any notation; the shop receives +989123456789. */
export const Phone = () => text('phone', 'An Iranian mobile number in any usual form and any digits');

/** A postcode of ten digits, with or without a dash. */
export const PostalCode = () => text('postal-code', 'An Iranian postcode: ten digits, in any digits');

/** One of the 31 provinces, by its name in `iran/provinces.ts`. */
export const Province = () => text('province', 'A province of Iran, by its Persian name');

/** A sheba (IBAN) that satisfies the mod-97 check, with or without gaps and IR. */
export const Sheba = () => text('sheba', 'An Iranian sheba: IR and 24 digits, in any digits');

/** The tax office's identifier of a company or a person: a national id or a national code with valid check digits. */
export const TaxId = () =>
  text('tax-id', "A company's national id of eleven digits or a person's national code of ten, in any digits");

/** A buyer's economic code issued by the tax organization. */
export const EconomicCode = () => text('economic-code', 'An economic code: eleven to fourteen digits, in any digits');

/** The number of one of the shop's own bank cards, to which anybody may pay; never a customer's. */
export const OwnCardNumber = () => text('card-number', "The sixteen digits of the shop's own card");

/** The bank's reference of a transfer. */
export const TransferReference = () =>
  text('transfer-reference', 'The number of a bank transfer: 4 to 40 letters and digits');

/** A timestamp with its offset; the shop receives it in UTC: 2026-11-20T08:00:00.000Z. */
export const Moment = (means = '') =>
  text('moment', `${means}ISO 8601 with an offset: 2026-11-20T08:00:00Z`, { maxLength: 40 });

/** A date in Tehran; one that does not exist in the calendar is refused. */
export const Day = () => text('day', "A day of Tehran's, 2026-11-21", { maxLength: 20 });

/** The four digits of a code sent to a phone. */
export const OtpCode = () => text('otp', 'A code of four digits, in any digits');

/** The six digits displayed by an authenticator app. */
export const AuthenticatorCode = () => text('authenticator-code', 'A code of six digits, in any digits');

/** A mail address, stored in lower case. */
export const Email = () => text('email', 'A mail address', { maxLength: 254 });

/** The username that a customer chooses: 3 to 30 Latin or Persian letters, digits and . _ - */
export const Username = () => text('username', '3 to 30 letters, Latin or Persian, digits, and . _ -');

/** The name entered to sign in, in the form in which usernames are stored; an invalid username is merely unknown. */
export const SignInName = () => text('sign-in-name', 'The name that was chosen at registration', { maxLength: 254 });

/** A new password. Digits count by their value, from any keyboard. */
export const Password = () => text('password', 'A new password', { minLength: 8, maxLength: 128 });

/** A password entered to sign in: in the same form as a new one, of any length, so that a wrong one is merely wrong. */
export const TypedPassword = () => text('password', 'The password as it was chosen', { minLength: 1, maxLength: 128 });

/** The slug of a page in the shop's addresses, chosen by the staff. */
export const Slug = () => text('slug', 'Letters, digits and single hyphens', { maxLength: longestSlug });

/** A person's name: one line that contains a letter. */
export const PersonName = () => text('person-name', 'The name of a person', { maxLength: 100 });

/** A non-empty text, trimmed. */
export const NonEmptyText = ({ maximum }: { readonly maximum: number }) =>
  text('text', 'A text that is not empty', { maxLength: maximum });

/** An optional text, trimmed. */
export const OptionalText = ({ maximum }: { readonly maximum: number }) =>
  text('optional-text', 'A text, or nothing', { maxLength: maximum });

/** An optional code of another system: one line, digits converted to Latin ones. */
export const OptionalCode = ({ maximum }: { readonly maximum: number }) =>
  text('code', 'A code of another system, or nothing', { maxLength: maximum });

/** An optional barcode number with a valid check digit. */
export const OptionalBarcode = () => text('barcode', 'An EAN-8, UPC-A, EAN-13 or GTIN-14, in any digits, or nothing');

/** The tax office's optional id of a product or service. */
export const OptionalGoodsId = () => text('goods-id', "The tax office's id of goods: 13 digits, or nothing");

/** A field's former name, and the day of the change. */
export interface Former {
  readonly name: string;
  readonly since: string;
}

/** A renamed field of a query or a body: both names are accepted for twelve months. */
export const renamed = <Field extends TSchema>(field: Field, formerly: Former): Field =>
  Object.assign(field, { formerly });

/** The largest value of an integer column. */
const largestWhole = 2_147_483_647;

interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** An integer between two limits, not negative unless specified otherwise. */
export const WholeNumber = ({ minimum = 0, maximum = largestWhole }: Limits = {}): TInteger =>
  Type.Integer({ minimum, maximum });

/** The number of a list's page: unlimited, because the pages after the last one are empty. */
export const PageNumber = (): TInteger => Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** An amount of money: whole toman, up to 10^12, so that sums of them stay exact. */
export const Toman = ({ minimum = 0 }: Pick<Limits, 'minimum'> = {}): TInteger =>
  Type.Integer({ minimum, maximum: greatestAmount, description: 'Whole toman' });

/** The price of a piece: at least one toman, because free items would be sent unpaid. */
export const Price = (): TInteger => Toman({ minimum: 1 });

/** The database id of a row. */
export const Id = (): TInteger => Type.Integer({ minimum: 1, maximum: largestWhole });

type CompiledKeyword = ReturnType<NonNullable<FuncKeywordDefinition['compile']>>;

/**
 * Adds the keyword `normalise` to a validator: the text is replaced in place by its stored form before its length is checked; what cannot be stored
 * fails with `{ keyword: 'normalise', params: { field, empty } }`.
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
    before: 'maxLength', // the first of Ajv's rules for strings, so it precedes all of them
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

/** The version of an item that the client has seen, so that nobody overwrites another's change unseen; 0 before the first change. */
export const SeenVersion = () => WholeNumber({ minimum: 0 });

/** The order of a list that the client has seen, so that nobody overwrites another's change unseen. */
export const SeenOrder = <Key extends TSchema>(key: Key, { maxItems }: { readonly maxItems: number }) =>
  Type.Array(key, {
    maxItems,
    description: 'The order that was read; if it has changed since, the call is refused as `changed-meanwhile`.',
  });
