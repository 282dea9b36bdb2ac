import { Trash2 } from 'lucide-react';
import { renditionAt, type RenditionWidth } from '#features/media/media.rules.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { Image } from '#ui/media/image.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/text/price.tsx';
import { QuantityStepper } from '#ui/inputs/quantity-stepper.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import type { CartItem } from '../cart.contract.ts';
import { cartScreens } from '../cart-screens.messages.ts';
import { cartMessages } from '../cart.messages.ts';
import { errorSentence, type CartOutcome } from './cart-error.ts';
import { addToCart, removeItem, setQuantity } from './cart-store.ts';

const widths: readonly RenditionWidth[] = [96, 160, 320];

/** Renders one item in the cart: its name, price and quantity, and a button to remove it. */
export function CartLine({ item }: { item: CartItem }) {
  const t = useMessages(cartScreens);
  const message = useMessages(cartMessages);
  const { change, remove } = useCartLine(item);
  const { name, image, maxQuantity, quantity, price, list_price: listPrice } = item;
  const soldOut = maxQuantity === 0;
  const address = item.slug === '' ? '/shop-grid' : `/single-product/${item.slug}`;
  return (
    <li className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-3 gap-y-2 py-4 sm:grid-cols-[96px_minmax(0,1fr)_auto] sm:gap-x-4">
      <Link to={address} tabIndex={-1} aria-hidden className="block">
        <Image
          photo
          src={image}
          alt=""
          widths={widths}
          srcFor={(width) => renditionAt(image ?? '', width as RenditionWidth)}
          sizes="96px"
          className={`rounded-control ${soldOut ? 'opacity-50' : ''}`}
        />
      </Link>
      <WhatItIs item={item} address={address} />
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-2 sm:col-span-1 sm:grid sm:content-between sm:justify-items-end">
        <div className="flex shrink-0 items-center gap-1 sm:flex-row-reverse">
          {!soldOut && (
            <QuantityStepper
              label={t.quantityOf(name)}
              size="small"
              value={quantity}
              max={maxQuantity}
              onChange={(wanted) => void change(wanted)}
              onTooMany={(max) => {
                announce(message.aboveStock(max), 'bad');
              }}
            />
          )}
          <IconButton label={t.remove(name)} className="text-muted" onClick={() => void remove()}>
            <Trash2 aria-hidden size={20} />
          </IconButton>
        </div>
        <Price
          amount={price * quantity}
          listAmount={listPrice * quantity}
          pill={false}
          unit={t.toman}
          className={`min-w-min! flex-1 justify-end ${soldOut ? 'opacity-60' : ''}`}
        />
      </div>
    </li>
  );
}

/** Returns the actions of a cart line; an error is announced, and a removal can be undone. */
function useCartLine(item: CartItem) {
  const t = useMessages(cartScreens);
  const message = useMessages(cartMessages);
  const { id, name, quantity, maxQuantity } = item;
  const notify = (outcome: CartOutcome) => {
    if (typeof outcome !== 'string') announce(errorSentence(outcome, message), 'bad');
  };
  const change = async (wanted: number) => {
    notify(await setQuantity(id, wanted));
  };
  const bringBack = async () => {
    notify(await addToCart(item, Math.min(quantity, maxQuantity)));
  };
  const remove = async () => {
    const outcome = await removeItem(id);
    notify(outcome);
    if (typeof outcome !== 'string') return;
    const action = maxQuantity === 0 ? {} : { action: { label: t.bringBack, onPress: () => void bringBack() } };
    announce(t.removed(name), 'plain', action);
  };
  return { change, remove };
}

function WhatItIs({ item, address }: { item: CartItem; address: string }) {
  const t = useMessages(cartScreens);
  const message = useMessages(cartMessages);
  const { name, price, quantity, maxQuantity } = item;
  const soldOut = maxQuantity === 0;
  return (
    <div className="grid content-start gap-1">
      <Link to={address} className="line-clamp-2 font-semibold hover:text-turquoise" dir="auto">
        {name}
      </Link>
      {item.variant !== null && <bdi className="text-sm text-muted">{item.variant}</bdi>}
      <bdi className="text-sm text-muted figures">{t.priceTimes(price, quantity)}</bdi>
      {soldOut && (
        <Badge tone="bad" className="justify-self-start">
          {message.soldOut}
        </Badge>
      )}
      {!soldOut && item.low_stock && <p className="text-xs text-amber">{t.fewLeft(maxQuantity)}</p>}
    </div>
  );
}
