import { renditionAddress } from '#features/media/media.rules.ts';
import { bigint, bool, int, nullable, text } from '#platform/database/sql-types.ts';
import { translated } from '#platform/database/translated.ts';
import type { Language } from '#shared/language.ts';
import { kindIn } from '#shared/text/names.ts';

/** The columns of the stock of a variant `v` of a product `p`, from `s`, with the time of its last change. */
export const stockColumns = (language: string, updatedAt: string): string =>
  `v.id, v.product_id, ${translated('p.name', language)} AS name, v.label AS variant, v.label_en AS "variantEn",
  coalesce(v.picture_key, p.picture_key) AS "pictureKey", s.on_hand, s.reserved AS held, s.low_stock_threshold,
  v.sku, v.barcode, v.external_ref, NOT (v.hidden OR p.hidden) AS visible, ${updatedAt} AS "updatedAt"`;

/** The row type of those columns, without that time. */
export const stockRow = {
  id: bigint,
  product_id: bigint,
  name: text,
  variant: nullable(text),
  variantEn: nullable(text),
  pictureKey: nullable(text),
  on_hand: int,
  held: int,
  low_stock_threshold: int,
  sku: nullable(text),
  barcode: nullable(text),
  external_ref: nullable(text),
  visible: bool,
};

interface StockRow {
  readonly variant: string | null;
  readonly variantEn: string | null;
  readonly pictureKey: string | null;
  readonly updatedAt: Date;
}

/** Serialises the stock of a variant for a list. */
export const visibleStock = <Row extends StockRow>(
  { pictureKey: imageKey, variant, variantEn, updatedAt, ...row }: Row,
  language: Language,
) => ({
  ...row,
  updated_at: updatedAt.toISOString(),
  variant: variant === null ? null : kindIn({ name: variant, nameEn: variantEn }, language),
  thumb: imageKey === null ? null : renditionAddress(imageKey, 96),
});
