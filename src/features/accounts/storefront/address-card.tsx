import { joined } from '#shared/text/joined.ts';
import { Code, Phone } from '#ui/text/kit.tsx';
import { useLanguage } from '#ui/theme/language-context.tsx';
import type { PostalAddress } from '../addresses.contract.ts';

/** An address as it is read; `short` where city and line stand beside it already. */
export function AddressCard({ address, short = false }: { address: PostalAddress; short?: boolean }) {
  const language = useLanguage();
  return (
    <span className="block text-sm">
      <bdi className="block font-semibold text-ink">{address.full_name}</bdi>
      {short ? null : (
        <bdi className="block text-pretty">{joined([address.province, address.city, address.line], language)}</bdi>
      )}
      <span className="flex flex-wrap [justify-content:var(--layout-start)] gap-x-4 text-muted">
        <Phone number={address.phone} />
        <Code>{address.postal_code}</Code>
      </span>
    </span>
  );
}
