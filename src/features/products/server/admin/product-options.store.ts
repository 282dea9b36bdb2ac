import { bigint, listOf, nullable, smallint } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '#platform/shop.ts';
import { translationsOf } from '#shared/text/names.ts';
import type { PlannedOptions } from '../../product-options.rules.ts';
import { productOptions, productOptionValues } from '../products.tables.ts';

const inEnglish = (nameEn: string | null) => translationsOf({ name: nameEn ?? '' });

/**
 * Replaces the options and values of a product: a few rows of a locked or new product. Variants reference values by numbers, checked at the end of
 * the transaction.
 */
export async function writeOptions(
  shop: Shop,
  productId: number,
  { options, values }: Pick<PlannedOptions, 'options' | 'values'>,
): Promise<void> {
  await shop.db.delete(productOptions).where(eq(productOptions.productId, productId));
  if (options.length === 0) return;
  await shop.db.insert(productOptions).values(
    options.map(({ slot, position, kind, name, nameEn }) => ({
      productId,
      slot,
      position,
      kind,
      name,
      translations: inEnglish(nameEn),
    })),
  );
  await shop.db.insert(productOptionValues).values(
    values.map(({ number, position, name, nameEn, swatch }) => ({
      productId,
      number,
      position,
      name,
      translations: inEnglish(nameEn),
      swatch,
    })),
  );
}

/** Returns the columns of a new variant's values. */
export const valueColumns = ([value1 = null, value2 = null, value3 = null]: readonly (number | null)[] = []) => ({
  value1,
  value2,
  value3,
});

/** Sets the values of a product's variants in one statement, so that two variants can swap theirs. */
export const setVariantValues = statement({
  name: 'set_variant_values',
  params: {
    productId: bigint,
    variantIds: listOf(bigint),
    values1: listOf(nullable(smallint)),
    values2: listOf(nullable(smallint)),
    values3: listOf(nullable(smallint)),
  },
  text: `update variants v set value1 = given.value1, value2 = given.value2, value3 = given.value3
    from unnest(:variantIds, :values1, :values2, :values3) given(id, value1, value2, value3)
    where v.id = given.id and v.product_id = :productId`,
});

/** Updates the names that variants store from `variant_options`, where they differ. */
export const settleVariantNames = statement({
  name: 'settle_variant_names',
  params: { productIds: listOf(bigint) },
  text: `update variants v set label = said.label, label_en = said.label_en, colour_name = said.colour_name, colour_name_en = said.colour_name_en,
      colour_hex = said.colour_hex, size = said.size, size_en = said.size_en, named_colours = said.named_colours
    from variant_options said
    where v.product_id = any(:productIds) and said.product_id = any(:productIds) and said.id = v.id
      and (v.label, v.label_en, v.colour_name, v.colour_name_en, v.colour_hex, v.size, v.size_en, v.named_colours)
        is distinct from (said.label, said.label_en, said.colour_name, said.colour_name_en, said.colour_hex, said.size, said.size_en, said.named_colours)`,
});
