import { addressErrors, addressFields, type AddressField } from '#features/accounts/address.rules.ts';
import type { offeredShippingMethods } from '#features/shipping/server/shipping-methods.service.ts';
import { normalisers } from '#shared/contract/normalisers.ts';
import { buyingMessages } from '../../buying.messages.ts';
import { lineKey, minorOf } from '../../protocol.rules.ts';
import type { SessionContent } from '../../session.rules.ts';
import type { Session } from '../protocol/operations.ts';
import { optionKey } from './requested-checkout.ts';
import type { ErrorMessage } from './session-messages.ts';

type Writing = Pick<Session, 'language'>;
export type Sending = Awaited<ReturnType<typeof offeredShippingMethods>>[number];

/** The id of an address that its assistant gave none. */
const usualDestination = 'dest_1';
const method = '$.fulfillment.methods[0]';
const destination = `${method}.destinations[0]`;

/** The protocol's name of each field of an address. */
const fieldNames: Readonly<Record<AddressField, string>> = {
  full_name: 'first_name',
  phone: 'phone_number',
  province: 'address_region',
  city: 'address_locality',
  line: 'street_address',
  postal_code: 'postal_code',
};

const isOurCountry = (country: string): boolean =>
  ['', 'ir', 'irn', 'iran', 'ایران'].includes(country.trim().toLowerCase());

const recoverable = (code: string, path: string, content: string): ErrorMessage => ({
  type: 'error',
  code,
  content,
  severity: 'recoverable',
  path,
});

/** Returns the errors about the address and the shipping method: missing or invalid values. */
export function sendingMessages(
  { address, country }: SessionContent,
  sending: Sending | undefined,
  { language }: Writing,
): ErrorMessage[] {
  const t = buyingMessages[language];
  const option = `${method}.groups[0].selected_option_id`;
  const unsent = sending === undefined ? [recoverable('missing', option, t.chooseSending)] : [];
  if (address === null) return [recoverable('missing', `${method}.destinations`, t.addressMissing), ...unsent];
  const errors = addressErrors(address);
  const wrong = addressFields.flatMap((field) => {
    const error = errors[field];
    if (error === undefined) return [];
    const path = `${destination}.${fieldNames[field]}`;
    return [recoverable(error === 'empty' ? 'missing' : 'invalid', path, t[field])];
  });
  const elsewhere = !isOurCountry(country ?? '');
  const unknown = address.province.trim() !== '' && normalisers.province(address.province) === null;
  const undeliverable = [
    ...(elsewhere ? [recoverable('address_undeliverable', `${destination}.address_country`, t.otherCountry)] : []),
    ...(unknown && !elsewhere
      ? [recoverable('address_undeliverable', `${destination}.address_region`, t.unknownProvince)]
      : []),
  ];
  return [...wrong, ...undeliverable, ...unsent];
}

/** Returns address and shipping in the protocol's format: one address, one parcel, and the shop's shipping methods. */
export function fulfillmentOf(
  { lines, address, country, destinationId }: SessionContent,
  { offered, chosen }: { readonly offered: readonly Sending[]; readonly chosen: Sending | undefined },
  { language }: Writing,
) {
  const t = buyingMessages[language];
  const line_item_ids = lines.map(({ variantId }) => lineKey(variantId));
  const id = destinationId ?? usualDestination;
  const destinations =
    address === null
      ? []
      : [
          {
            id,
            ...(address.full_name !== '' && { first_name: address.full_name }),
            ...(address.phone !== '' && { phone_number: address.phone }),
            street_address: address.line,
            address_locality: address.city,
            address_region: address.province,
            postal_code: address.postal_code,
            address_country: country === null || country === '' ? 'IR' : country,
          },
        ];
  const options = offered.map((one) => ({
    id: optionKey(one.id),
    title: one.name[language],
    description: t.arrives(one.min_days, one.max_days),
    totals: [
      { type: 'subtotal', amount: minorOf(one.price) },
      { type: 'total', amount: minorOf(one.price) },
    ],
  }));
  const group = {
    id: 'group_1',
    line_item_ids,
    options,
    selected_option_id: chosen === undefined ? null : optionKey(chosen.id),
  };
  return {
    methods: [
      {
        id: 'shipping',
        type: 'shipping',
        line_item_ids,
        ...(address !== null && { destinations }),
        selected_destination_id: address === null ? null : id,
        groups: [group],
      },
    ],
  };
}
