import { renditionAddress } from '#features/media/media.rules.ts';
import { lineCodes, lineNames } from '#features/orders/line-names.rules.ts';
import type { SellerOrderLine } from '#features/orders/server/sellers/seller-orders.service.ts';
import type { Language } from '#shared/language.ts';

/** A line of an order as its seller sees it. */
export const ownLine = (
  { position, imageKey: key, quantity, total, ...line }: SellerOrderLine,
  language: Language,
) => ({
  position,
  ...lineNames(line, language),
  ...lineCodes(line),
  image: key === null ? null : renditionAddress(key, 96),
  quantity,
  total,
});
