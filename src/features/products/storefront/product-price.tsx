import { percentOff } from '#features/prices/prices.rules.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Price, type PriceProps } from '#ui/text/price.tsx';
import { webMessages } from '#web/web.messages.ts';

export interface ProductPriceProps extends Pick<PriceProps, 'size' | 'className'> {
  product: { readonly base_price: number; readonly new_price: number };
}

/** What a product is charged at, and struck out what it costs without its reduction. */
export function ProductPrice({ product, ...looks }: ProductPriceProps) {
  const t = useMessages(webMessages);
  const { base_price: before, new_price: now } = product;
  return <Price amount={now} unit={t.toman} listAmount={before} percentOff={percentOff(before, now)} {...looks} />;
}
