import { looksLikeIranianPostcode } from '#shared/commerce/identifiers.ts';
import { normalisers } from '#shared/contract/normalisers.ts';
import type { PostalAddress } from './addresses.contract.ts';

/** The maximum number of addresses that a customer may save. */
export const maxAddresses = 20;

export type AddressField = keyof PostalAddress;
export type AddressError = 'empty' | 'not-a-name' | 'not-a-phone' | 'not-a-postcode';
export type AddressProblems = Partial<Record<AddressField, AddressError>>;

/** The fields in the order in which they are requested. */
export const addressFields: readonly AddressField[] = ['full_name', 'phone', 'province', 'city', 'line', 'postal_code'];

/** An address without any data yet. */
export const emptyAddress: PostalAddress = {
  full_name: '',
  phone: '',
  province: '',
  city: '',
  line: '',
  postal_code: '',
};

function errorOf(field: AddressField, typed: string): AddressError | null {
  if (typed.trim() === '') return 'empty';
  if (field === 'full_name') return normalisers['person-name'](typed) === null ? 'not-a-name' : null;
  if (field === 'phone') return normalisers.phone(typed) === null ? 'not-a-phone' : null;
  if (field === 'postal_code') return normalisers['postal-code'](typed) === null ? 'not-a-postcode' : null;
  return null;
}

/** Returns the errors of an address, field by field; empty when parcels can be sent to it. */
export function addressErrors(address: PostalAddress): AddressProblems {
  const errors: AddressProblems = {};
  for (const field of addressFields) {
    const error = errorOf(field, address[field]);
    if (error !== null) errors[field] = error;
  }
  return errors;
}

/** Whether a typed postcode has ten digits that the post does not usually assign: to be checked again, never refused. */
export function isUnusualPostcode(typed: string): boolean {
  const postcode = normalisers['postal-code'](typed);
  return postcode !== null && !looksLikeIranianPostcode(postcode);
}

/** Whether two addresses are equal, however they were typed. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  const plain = ({ phone, postal_code, ...words }: PostalAddress) => [
    normalisers.phone(phone) ?? phone,
    normalisers['postal-code'](postal_code) ?? postal_code,
    ...[words.full_name, words.province, words.city, words.line].map((text) => text.trim()),
  ];
  const expected = plain(other);
  return plain(one).every((text, index) => text === expected[index]);
}
