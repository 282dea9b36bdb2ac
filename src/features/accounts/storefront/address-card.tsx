import { inDigitsOf } from '#shared/text/digits.ts';
import { joined } from '#shared/text/joined.ts';
import { showMobile } from '#shared/commerce/phone.ts';
import { useLanguage } from '#ui/theme/language-context.tsx';
import type { PostalAddress } from '../addresses.contract.ts';

/** An address as it is read; `short` where city and line stand beside it already. */
export function AddressCard({ address, short = false }: { address: PostalAddress; short?: boolean }) {
  const language = useLanguage();
  const digits = (text: string) => inDigitsOf(text, language);
  return (
    <span className="block text-sm">
      <bdi className="block font-semibold text-ink">{address.full_name}</bdi>
      {short ? null : (
        <bdi className="block text-pretty">{joined([address.province, address.city, address.line], language)}</bdi>
      )}
      <span className="flex flex-wrap [justify-content:var(--layout-start)] gap-x-4 text-muted">
        <bdi dir="ltr">{digits(showMobile(address.phone))}</bdi>
        <bdi dir="ltr">{digits(address.postal_code)}</bdi>
      </span>
    </span>
  );
}
