import { storedFields } from '../../product-fields.rules.ts';
import type { ProductForm, VariantForm } from '../../products-admin.contract.ts';
import { translationsOf } from '#shared/text/names.ts';
import { storedVariantFields } from '../../variant-fields.rules.ts';
import type { NewVariant } from './product-changes.service.ts';

const textOrNone = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

export function newVariant(variant: VariantForm): NewVariant {
  return {
    colour:
      variant.colour === null
        ? null
        : { name: variant.colour.name, nameEn: textOrNone(variant.colour.name_en), hex: variant.colour.hex },
    size: variant.size,
    sizeEn: textOrNone(variant.size_en),
    ...(variant.values === undefined ? {} : { values: variant.values }),
    basePrice: variant.base_price,
    pictureKey: variant.picture_key,
    hidden: !variant.visible || variant.archived === true,
    archived: variant.archived === true,
    ...storedVariantFields(variant),
    stock: variant.stock ?? 0,
  };
}

export function columnsOf(form: ProductForm) {
  return {
    name: form.name,
    description: form.description,
    translations: translationsOf({
      name: form.name_en,
      description: form.description_en,
      badge: form.badge?.text_en ?? '',
    }),
    categoryId: form.category_id,
    brandId: form.brand_id,
    tags: [...new Set(form.tags)],
    tagsEn: [...new Set(form.tags_en)],
    specifications: form.specifications,
    pictureKeys: [...new Set(form.pictures.map(({ key }) => key))],
    pictureAlts: Object.fromEntries(form.pictures.flatMap(({ key, alt }) => (alt === '' ? [] : [[key, alt]]))),
    videoId: form.video_id,
    ...storedFields(form),
  };
}
