import defaultAvatar from './default-avatar.svg?no-inline';
import type { Customer } from '../profile.contract.ts';

/** Renders a customer's image, round, or the shop's default image without one. */
export function Avatar({ customer, size }: { customer: Pick<Customer, 'avatar' | 'username'>; size: number }) {
  return (
    <img
      src={customer.avatar ?? defaultAvatar}
      alt={customer.username}
      width={size}
      height={size}
      className="shrink-0 rounded-full bg-raised object-cover"
    />
  );
}
