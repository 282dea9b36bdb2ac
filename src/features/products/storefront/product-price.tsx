import { isDisplayedAsReduced } from '#shared/commerce/reduction.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Price, type PriceProps } from '#ui/text/price.tsx';
import type { Variant } from '../products.contract.ts';
import { productMessages } from '../product.messages.ts';
import { webMessages } from '#web/web.messages.ts';

export interface ProductPriceProps extends Pick<PriceProps, 'size' | 'className'> {
  product: { readonly base_price: number; readonly new_price: number };
}

/** Renders a product's price, with the price before the reduction struck through when the difference is large enough. */
export function ProductPrice({ product, ...style }: ProductPriceProps) {
  const t = useMessages(webMessages);
  const { base_price: before, new_price: now } = product;
  return <Price amount={now} unit={t.toman} listAmount={before} {...style} />;
}

/** Renders the reduction from the base price as text, when it is too small to be displayed as one. */
export function SmallReduction({
  product: { base_price: before, new_price: now },
}: Pick<ProductPriceProps, 'product'>) {
  const t = useMessages(productMessages);
  if (now >= before || isDisplayedAsReduced(before, now)) return null;
  return <p className="own-direction text-sm text-muted">{t.smallReduction(before - now, before)}</p>;
}

/** Renders the lowest price of the 30 days before, while a variant is on sale with a struck-through price. */
export function LowestBefore({ variant }: { variant: Pick<Variant, 'base_price' | 'new_price' | 'sale'> }) {
  const t = useMessages(productMessages);
  const { base_price: before, new_price: now, sale } = variant;
  if (sale?.lowest_price == null || !isDisplayedAsReduced(before, now)) return null;
  return <p className="own-direction text-sm text-muted">{t.lowestBefore(sale.lowest_price)}</p>;
}
