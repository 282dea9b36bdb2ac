import { storedFields } from '../../product-fields.rules.ts';
import type { ProductForm, VariantForm } from '../../products-admin.contract.ts';
import { translationsOf } from '#shared/text/names.ts';
import { storedVariantFields } from '../../variant-fields.rules.ts';
import type { Specification } from '../../products.rules.ts';
import type { NewVariant } from './product-changes.service.ts';

const textOrNone = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

export function newVariant(variant: VariantForm): NewVariant {
  return {
    colour:
      variant.colour === null
        ? null
        : { name: variant.colour.name.fa, nameEn: textOrNone(variant.colour.name.en), hex: variant.colour.hex },
    size: variant.size?.fa ?? null,
    sizeEn: textOrNone(variant.size?.en),
    ...(variant.values === undefined ? {} : { values: variant.values }),
    basePrice: variant.base_price,
    pictureKey: variant.picture_key,
    hidden: !variant.visible || variant.archived === true,
    archived: variant.archived === true,
    ...storedVariantFields(variant),
    stock: variant.stock ?? 0,
  };
}

/** Converts a specification to its stored form. */
export const storedSpecification = ({ name, value }: ProductForm['specifications'][number]): Specification => ({
  name: name.fa,
  value: value.fa,
  ...(name.en !== '' && { name_en: name.en }),
  ...(value.en !== '' && { value_en: value.en }),
});

export function columnsOf(form: ProductForm) {
  return {
    name: form.name.fa,
    description: form.description.fa,
    translations: translationsOf({
      name: form.name.en,
      description: form.description.en,
      badge: form.badge?.text.en ?? '',
    }),
    categoryId: form.category_id,
    brandId: form.brand_id,
    tags: [...new Set(form.tags.fa)],
    tagsEn: [...new Set(form.tags.en)],
    specifications: form.specifications.map(storedSpecification),
    pictureKeys: [...new Set(form.pictures.map(({ key }) => key))],
    pictureAlts: Object.fromEntries(form.pictures.flatMap(({ key, alt }) => (alt === '' ? [] : [[key, alt]]))),
    videoId: form.video_id,
    ...storedFields(form),
  };
}
