import { Type, type Static } from 'typebox';
import type { PostalAddress } from '#features/accounts/addresses.contract.ts';
import { normalisers } from '#shared/contract/normalisers.ts';
import type { Buyer } from '../../session.rules.ts';
import { Context, text } from '../protocol/requests.ts';
import { RequestedBuyer, RequestedDiscounts, RequestedLines } from './buying-requests.ts';

const Destination = Type.Object({
  first_name: Type.Optional(text(60)),
  last_name: Type.Optional(text(60)),
  phone_number: Type.Optional(text(30)),
  street_address: Type.Optional(text(200)),
  extended_address: Type.Optional(text(90)),
  address_locality: Type.Optional(text(60)),
  address_region: Type.Optional(text(60)),
  postal_code: Type.Optional(text(20)),
  address_country: Type.Optional(text(60)),
  id: Type.Optional(text(100)),
});
type Destination = Static<typeof Destination>;

const Fulfillment = Type.Object({
  methods: Type.Optional(
    Type.Array(
      Type.Object({
        destinations: Type.Optional(Type.Array(Destination, { maxItems: 20 })),
        selected_destination_id: Type.Optional(Type.Union([text(100), Type.Null()])),
        groups: Type.Optional(
          Type.Array(Type.Object({ selected_option_id: Type.Optional(Type.Union([text(100), Type.Null()])) }), {
            maxItems: 20,
          }),
        ),
      }),
      { maxItems: 20 },
    ),
  ),
});

export const CheckoutRequest = Type.Object({
  line_items: RequestedLines,
  cart_id: Type.Optional(text(60)),
  context: Type.Optional(Context),
  buyer: Type.Optional(RequestedBuyer),
  discounts: Type.Optional(RequestedDiscounts),
  fulfillment: Type.Optional(Fulfillment),
});
export type CheckoutRequest = Static<typeof CheckoutRequest>;

/** The shop sends all of an order to one address by one method: the first that is named. */
const firstMethod = ({ fulfillment }: CheckoutRequest) => fulfillment?.methods?.[0];

export const optionKey = (methodId: number): string => `ship_${methodId}`;

/** Returns the chosen shipping method; null for none, or for an id that the shop never issued. */
export function chosenMethod(request: CheckoutRequest): number | null {
  const chosen = firstMethod(request)?.groups?.[0]?.selected_option_id ?? '';
  const number = /^ship_([1-9]\d{0,8})$/.exec(chosen)?.[1];
  return number === undefined ? null : Number(number);
}

const joined = (parts: readonly (string | undefined)[], by: string) =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(by);

interface RequestedAddress {
  /** The assistant's id of the address. */
  readonly id: string | null;
  readonly address: PostalAddress;
  readonly country: string;
}

/** Returns the requested address in the fields of the shop's own addresses; missing values are empty, invalid ones stay as they were sent. */
export function addressIn(request: CheckoutRequest): RequestedAddress | null {
  const { destinations = [], selected_destination_id: selected } = firstMethod(request) ?? {};
  const found = destinations.find(({ id }) => id !== undefined && id === selected) ?? destinations[0];
  return found === undefined ? null : addressOf(found, request.buyer ?? {});
}

function addressOf(found: Destination, buyer: Buyer): RequestedAddress {
  const region = found.address_region ?? '';
  return {
    id: found.id === undefined || found.id === '' ? null : found.id,
    country: found.address_country ?? '',
    address: {
      full_name: joined([found.first_name ?? buyer.first_name, found.last_name ?? buyer.last_name], ' '),
      phone: found.phone_number ?? buyer.phone_number ?? '',
      province: normalisers.province(region) ?? region,
      city: found.address_locality ?? '',
      line: joined([found.street_address, found.extended_address], '، '),
      postal_code: found.postal_code ?? '',
    },
  };
}
