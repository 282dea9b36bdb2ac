import { renditionAddress } from '#features/media/media.rules.ts';
import { lineCodes, lineNames } from '#features/orders/line-names.rules.ts';
import type { SellerOrderLine } from '#features/orders/server/sellers/seller-orders.service.ts';
import type { Language } from '#shared/language.ts';

/** Returns an order line as displayed to its seller. */
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
