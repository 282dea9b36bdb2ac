import { postalLine } from '#shared/iran/postal-line.ts';
import { Code, Phone } from '#ui/text/kit.tsx';
import type { PostalAddress } from '../addresses.contract.ts';

/** Renders an address as text; `short` where city and line are displayed beside it already. */
export function AddressCard({ address, short = false }: { address: PostalAddress; short?: boolean }) {
  return (
    <span className="block text-sm">
      <bdi className="block font-semibold text-ink">{address.full_name}</bdi>
      {short ? null : <bdi className="block text-pretty">{postalLine(address)}</bdi>}
      <span className="flex flex-wrap [justify-content:var(--layout-start)] gap-x-4 text-muted">
        <Phone number={address.phone} />
        <Code>{address.postal_code}</Code>
      </span>
    </span>
  );
}
