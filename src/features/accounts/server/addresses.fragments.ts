import { bool, nullable } from '#platform/database/sql-types.ts';
import { maxAddresses } from '../address.rules.ts';

/** The parameter of {@link savedAddress}: the customer's choice; null when the customer had none. */
export const savedAddressParams = { saveAddress: nullable(bool) };

/**
 * A part of the statement that places an order: saves its address (JSON) for the customer, if chosen and there is room for another; the first one is
 * saved unless declined.
 */
export const savedAddress = ({
  customerId,
  address,
  at,
}: Readonly<Record<'customerId' | 'address' | 'at', string>>): string => `address_saved AS (
  INSERT INTO addresses (customer_id, full_name, phone, province, city, line, postal_code, is_default, created_at)
  SELECT ${customerId}, a ->> 'full_name', a ->> 'phone', a ->> 'province', a ->> 'city', a ->> 'line', a ->> 'postal_code', is_first, ${at}
  FROM (
    SELECT ${address} AS a, NOT EXISTS (SELECT FROM addresses WHERE customer_id = ${customerId} AND is_default) AS is_first
  ) AS given
  WHERE CASE :saveAddress
    WHEN false THEN false
    WHEN true THEN (SELECT count(*) FROM addresses WHERE customer_id = ${customerId}) < ${maxAddresses} AND NOT EXISTS (
      SELECT FROM addresses
      WHERE customer_id = ${customerId} AND (full_name, phone, province, city, line, postal_code)
        = (a ->> 'full_name', a ->> 'phone', a ->> 'province', a ->> 'city', a ->> 'line', a ->> 'postal_code')
    )
    ELSE is_first
  END
  ON CONFLICT (customer_id) WHERE is_default DO NOTHING
)`;
