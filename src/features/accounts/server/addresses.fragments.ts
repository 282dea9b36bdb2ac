import { bool, nullable } from '#platform/database/sql-types.ts';
import { maxAddresses } from '../address.rules.ts';

/** The parameter of {@link savedAddress}: as the customer chose; null where the customer had no choice. */
export const savedAddressParams = { saveAddress: nullable(bool) };

/**
 * Part of the statement that places an order: keeps its address (JSON) for the customer, if that was chosen and there is
 * room for another; the first one in any case but where it was declined.
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
