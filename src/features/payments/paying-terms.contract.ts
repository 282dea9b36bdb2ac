import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { currencies } from '#shared/commerce/currencies.ts';
import {
  NonEmptyText,
  OptionalText,
  OwnCardNumber,
  Province,
  Sheba,
  Toman,
  WholeNumber,
  SeenVersion,
} from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';

const admin = { staff: ['owner', 'manager'] } as const;

const BankAccountTyped = Type.Object({
  owner: NonEmptyText({ maximum: 100 }),
  bank: NonEmptyText({ maximum: 60 }),
  sheba: Sheba(),
  card: Nullable(OwnCardNumber()),
  number: OptionalText({ maximum: 40 }),
});
/** A bank account of the shop to which orders are paid by transfer. */
export type BankAccount = Static<typeof BankAccountTyped>;

export const BankAccountVisible = Type.Object({
  owner: Type.String(),
  bank: Type.String(),
  /** IR and 24 digits. */
  sheba: Type.String(),
  /** Sixteen digits. */
  card: Nullable(Type.String()),
  /** Empty when it is not set. */
  number: Type.String(),
});

const BankTerms = Type.Object({
  accounts: Type.Array(BankAccountTyped, { maxItems: 10 }),
  /** How long an order waits for its transfer, in hours. */
  hold_hours: WholeNumber({ minimum: 1, maximum: 240 }),
});
const CashTerms = Type.Object({
  offered: Type.Boolean(),
  /** The maximum amount accepted on delivery; null for no limit. */
  max_due_amount: Nullable(Toman()),
  /** The places where cash is accepted; empty for everywhere, a null city for the whole province. */
  places: Type.Array(Type.Object({ province: Province(), city: Nullable(NonEmptyText({ maximum: 60 })) }), {
    maxItems: 500,
  }),
});

const limit = (maximum: number) => Nullable(WholeNumber({ minimum: 1, maximum }));
const PurchaseLimits = Type.Object({
  /** The maximum number of a customer's orders that await payment; null for no limit. */
  max_unpaid_orders: limit(1000),
  /** The maximum number of pieces in them; ten times as many for customers with a delivered order. */
  max_unpaid_pieces: limit(1_000_000),
  /** The maximum number of open cash orders of a customer without a delivered order. */
  max_new_customer_cash_orders: limit(1000),
  /** The maximum amount due for them, in toman. */
  max_new_customer_cash_total: Nullable(Toman()),
});

/** An amount paid in another currency, in its smallest unit, and the rate in toman per dollar, euro or yen as displayed to the buyer. */
export const ForeignPaid = Type.Object({
  currency: Type.Enum([...currencies]),
  minor: Type.Integer(),
  toman_per_unit: Type.Integer(),
});
export type ForeignPaid = Static<typeof ForeignPaid>;

const PaypalRate = Type.Object({
  version: Type.Integer(),
  currency: Type.Enum([...currencies]),
  toman_per_unit: Nullable(Type.Integer()),
  date: Nullable(Type.String({ description: 'The day from which the rate applies' })),
});

/** The payment settings for the staff; each part has its own version. */
const PayingTerms = Type.Object({
  bank: Type.Object({
    version: Type.Integer(),
    accounts: Type.Array(BankAccountVisible),
    hold_hours: Type.Number(),
  }),
  /** Null in a shop without a PayPal account; without a rate PayPal is not available. */
  paypal: Nullable(PaypalRate),
  cash: Type.Object({
    version: Type.Integer(),
    offered: Type.Boolean(),
    max_due_amount: Nullable(Type.Integer()),
    places: Type.Array(Type.Object({ province: Type.String(), city: Nullable(Type.String()) })),
  }),
  limits: Type.Object({
    version: Type.Integer(),
    max_unpaid_orders: Nullable(Type.Integer()),
    max_unpaid_pieces: Nullable(Type.Integer()),
    max_new_customer_cash_orders: Nullable(Type.Integer()),
    max_new_customer_cash_total: Nullable(Type.Integer()),
  }),
});

export const payingTermsContract = contract({
  'GET /api/admin/settings/paying-terms/': {
    summary: 'Returns the terms of payment by bank transfer, by PayPal and in cash.',
    access: admin,
    reply: PayingTerms,
  },
  'PUT /api/admin/settings/paying-terms/bank/': {
    summary:
      'Changes the bank accounts for orders and how long an order waits for its transfer; without an account, bank transfer is not available. Only an owner adds or changes an account, and must have completed a second step within the last minutes, or send the password if they have none; every owner is notified.',
    access: admin,
    body: Type.Object({
      version: SeenVersion(),
      ...BankTerms.properties,
      password: Type.Optional(
        Type.String({
          maxLength: 200,
          description: 'The password of an owner without a second step who adds or changes an account.',
        }),
      ),
    }),
    reply: PayingTerms.properties.bank,
    refusals: {
      'changed-meanwhile': 409,
      'bank-account-by-owner': 403,
      'second-step-needed': 403,
      'wrong-password': 400,
      'sign-in-again': 403,
      'too-many-tries': 429,
    },
  },
  'PUT /api/admin/settings/paying-terms/paypal/': {
    summary: 'Changes the currency of PayPal payments and its rate in toman from today on; null disables PayPal.',
    access: admin,
    body: Type.Object({
      version: SeenVersion(),
      currency: Type.Enum([...currencies]),
      toman_per_unit: Nullable(WholeNumber({ minimum: 1, maximum: 1_000_000_000 })),
    }),
    reply: PaypalRate,
    refusals: { 'changed-meanwhile': 409 },
  },
  'PUT /api/admin/settings/paying-terms/cash/': {
    summary: 'Changes whether cash on delivery is accepted, up to which sum and where.',
    access: admin,
    body: Type.Object({ version: SeenVersion(), ...CashTerms.properties }),
    reply: PayingTerms.properties.cash,
    refusals: { 'changed-meanwhile': 409 },
  },
  'PUT /api/admin/settings/paying-terms/limits/': {
    summary: 'Changes how much a customer can have open and unpaid; null means no limit.',
    access: admin,
    body: Type.Object({ version: SeenVersion(), ...PurchaseLimits.properties }),
    reply: PayingTerms.properties.limits,
    refusals: { 'changed-meanwhile': 409 },
  },
});
