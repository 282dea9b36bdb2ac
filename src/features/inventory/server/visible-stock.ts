import { renditionAddress } from '#features/media/media.rules.ts';
import type { Language } from '#shared/language.ts';
import { kindIn } from '#shared/text/names.ts';

interface StockRow {
  readonly variant: string | null;
  readonly variantEn: string | null;
  readonly pictureKey: string | null;
  readonly updatedAt: Date;
}

/** The stock of a variant as a list of it goes out. */
export const visibleStock = <Row extends StockRow>(
  { pictureKey: imageKey, variant, variantEn, updatedAt, ...row }: Row,
  language: Language,
) => ({
  ...row,
  updated_at: updatedAt.toISOString(),
  variant: variant === null ? null : kindIn({ name: variant, nameEn: variantEn }, language),
  thumb: imageKey === null ? null : renditionAddress(imageKey, 96),
});
