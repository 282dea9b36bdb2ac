import { kindIn, nameIn } from '#shared/text/names.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { GuestQuote } from '#features/checkout/server/guest-quote.service.ts';
import { buyingMessages } from '../../buying.messages.ts';
import { lineKey, minorOf, variantKey } from '../../protocol.rules.ts';
import type { Session } from '../protocol/operations.ts';

type Writing = Pick<Session, 'language' | 'publicUrl'>;
interface Total {
  readonly type: string;
  readonly amount: number;
  readonly display_text?: string;
}

const nameOf = (line: GuestQuote['lines'][number], { language }: Writing): string => {
  const name = nameIn(line, language);
  if (line.variantName === null) return name;
  return `${name} (${kindIn({ name: line.variantName, nameEn: line.variantNameEn }, language)})`;
};

/** Returns the lines in the protocol's format, at the current selling prices. */
export function linesOf({ lines, sums }: GuestQuote, writing: Writing) {
  return lines.map((line, index) => {
    const discount = sums.lines[index]?.discount ?? 0;
    const amount = line.unitPrice * line.quantity;
    const totals: Total[] = [
      { type: 'subtotal', amount: minorOf(amount) },
      ...(discount > 0 ? [{ type: 'items_discount', amount: -minorOf(discount) }] : []),
      { type: 'total', amount: minorOf(amount - discount) },
    ];
    const image =
      line.pictureKey === null
        ? {}
        : { image_url: new URL(renditionAddress(line.pictureKey, 480), writing.publicUrl).href };
    return {
      id: lineKey(line.variantId),
      item: { id: variantKey(line.variantId), title: nameOf(line, writing), price: minorOf(line.unitPrice), ...image },
      quantity: line.quantity,
      totals,
    };
  });
}

/** Returns the totals of a cart, before the shipping method is known. Tax is included in the prices and adds nothing. */
export function cartTotals({ sums }: GuestQuote, { language }: Writing): Total[] {
  const t = buyingMessages[language];
  return [
    { type: 'subtotal', amount: minorOf(sums.itemsTotal), display_text: t.subtotal },
    ...(sums.discountTotal > 0
      ? [{ type: 'items_discount', amount: -minorOf(sums.discountTotal), display_text: t.itemsDiscount }]
      : []),
    { type: 'total', amount: minorOf(sums.itemsTotal - sums.discountTotal), display_text: t.estimate },
  ];
}

/** Returns the totals of a checkout, with the shipping once its method is chosen. */
export function checkoutTotals({ sums }: GuestQuote, isSent: boolean, { language }: Writing): Total[] {
  const t = buyingMessages[language];
  const { itemsTotal, discountTotal, shippingTotal, shippingDiscount, total } = sums;
  const entry = (type: string, toman: number, display_text: string) => ({ type, amount: minorOf(toman), display_text });
  return [
    entry('subtotal', itemsTotal, t.subtotal),
    ...(discountTotal > 0 ? [entry('items_discount', -discountTotal, t.itemsDiscount)] : []),
    ...(isSent ? [entry('fulfillment', shippingTotal + shippingDiscount, t.sending)] : []),
    ...(shippingDiscount > 0 ? [entry('discount', -shippingDiscount, t.sendingDiscount)] : []),
    entry('total', total, isSent ? t.total : t.estimate),
  ];
}

/** Returns the requested discount codes, and those that apply. */
export function discountsOf(codes: readonly string[], { coupon, sums, lines }: GuestQuote, { language }: Writing) {
  const amount = sums.discountTotal + sums.shippingDiscount;
  const allocations = lines.flatMap((_, index) => {
    const discount = sums.lines[index]?.discount ?? 0;
    return discount === 0 ? [] : [{ path: `$.line_items[${index}]`, amount: minorOf(discount) }];
  });
  if (sums.shippingDiscount > 0)
    allocations.push({ path: '$.totals.shipping', amount: minorOf(sums.shippingDiscount) });
  const holds = coupon?.rejection === null && !coupon.personal && amount > 0;
  const applied = holds
    ? [
        {
          code: coupon.code,
          title: buyingMessages[language].coupon(coupon.code),
          amount: minorOf(amount),
          method: 'across',
          allocations,
        },
      ]
    : [];
  return { codes, applied };
}
