import { RotateCcw, ShieldCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '#ui/inputs/chip.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Pair } from '#ui/text/kit.tsx';
import type { VisibleFields } from '../product-fields.rules.ts';
import type { ProductDetail } from '../products.contract.ts';
import { tagAddress } from '../products.addresses.ts';
import type { ReadShipping } from '../structured-data.ts';
import { ArrivalPromise } from './arrival-promise.tsx';
import { productMessages } from '../product.messages.ts';

/** Renders a section of the product page with its heading. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Renders the product's brand and seller. */
export function Makers({ product }: { product: Pick<ProductDetail, 'brand' | 'seller'> }) {
  const t = useMessages(productMessages);
  const { brand, seller } = product;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {brand === null ? null : (
        <Pair name={t.brand}>
          <Link to={`/shop-grid?brand=${encodeURIComponent(brand.slug)}`} className="text-turquoise">
            {brand.name}
          </Link>
        </Pair>
      )}
      <Pair name={t.seller}>
        <Link to={`/vendor-shop/${encodeURIComponent(seller.slug)}`} className="text-turquoise">
          {seller.name}
        </Link>
      </Pair>
    </dl>
  );
}

/** Renders the key facts, one line each: delivery, payment restrictions, warranty and returns. */
export function Promises({
  product,
  shipping,
  soldOut,
}: {
  product: VisibleFields & Pick<ProductDetail, 'return_days'>;
  shipping: readonly ReadShipping[];
  /** Delivery is omitted for a sold-out product. */
  soldOut: boolean;
}) {
  const t = useMessages(productMessages);
  const lines = [
    ...(product.prepaid_only ? [{ Icon: Wallet, text: t.prepaidOnly }] : []),
    ...(product.warranty_months === null || product.warranty_months === 0
      ? []
      : [{ Icon: ShieldCheck, text: t.warranty(product.warranty_months, product.warranty_giver) }]),
    ...(product.return_days === 0 ? [] : [{ Icon: RotateCcw, text: t.returns(product.return_days) }]),
  ];
  if (soldOut && lines.length === 0) return null;
  return (
    <ul className="grid gap-2 rounded-card bg-surface p-4 text-sm">
      {soldOut ? null : <ArrivalPromise shipping={shipping} />}
      {lines.map(({ Icon, text }) => (
        <li key={text} className="flex items-start gap-3">
          <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-turquoise" />
          <span className="own-direction">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Renders the specifications as a table. */
export function Specifications({ specifications }: Pick<ProductDetail, 'specifications'>) {
  const t = useMessages(productMessages);
  return (
    <Part title={t.specifications}>
      {specifications.length === 0 ? (
        <p className="text-sm text-muted">{t.noSpecifications}</p>
      ) : (
        <table aria-label={t.specifications} className="w-full overflow-hidden rounded-card bg-surface text-sm">
          <tbody className="divide-y divide-line">
            {specifications.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row" className="w-2/5 px-4 py-3 align-top font-normal text-muted">
                  {name}
                </th>
                <td className="px-4 py-3">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  );
}

/** Renders the product's tags. */
export function Tags({ tags }: Pick<ProductDetail, 'tags'>) {
  const t = useMessages(productMessages);
  if (tags.length === 0) return null;
  return (
    <Part title={t.tags}>
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Chip asChild>
              <Link to={tagAddress(tag)}>{tag}</Link>
            </Chip>
          </li>
        ))}
      </ul>
    </Part>
  );
}
