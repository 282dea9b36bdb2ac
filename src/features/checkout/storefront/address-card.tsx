import type { OrderAddress } from '#features/orders/orders.contract.ts';
import { toPersianDigits } from '#shared/digits.ts';
import { showMobile } from '#shared/phone.ts';
import { useLanguage } from '#ui/language-context.tsx';

/** An address as it is read. */
export function AddressCard({ address }: { address: OrderAddress }) {
  const language = useLanguage();
  const digits = (text: string) => (language === 'fa' ? toPersianDigits(text) : text);
  return (
    <address className="text-sm not-italic">
      <p className="font-semibold">{address.full_name}</p>
      <p>{`${address.province}، ${address.city}، ${address.line}`}</p>
      <p className="flex flex-wrap gap-x-4 text-muted">
        <bdi dir="ltr">{digits(showMobile(address.phone))}</bdi>
        <bdi dir="ltr">{digits(address.postal_code)}</bdi>
      </p>
    </address>
  );
}
