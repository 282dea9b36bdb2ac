import { formFields, freshFields, writtenFields, type WrittenFields } from './product-fields.rules.ts';
import {
  formVariantFields,
  freshVariantFields,
  writtenVariantFields,
  type WrittenVariantFields,
} from './variant-fields.rules.ts';
import {
  chosenIn,
  formOption,
  valueIn,
  wholeOptions,
  writtenOption,
  type WrittenOption,
} from './written-options.rules.ts';
import {
  attributeForm,
  filledAttributes,
  writtenAttribute,
  type WrittenAttribute,
} from './written-attributes.rules.ts';
import type { ProductDraft, ProductForm, VariantForm } from './products-admin.contract.ts';

/** A variant being edited, in which optional values may still be empty. */
export interface WrittenVariant extends WrittenVariantFields {
  /** Identifies it in the form, even before it has an id. */
  readonly key: string;
  readonly id: number | null;
  readonly colourName: string;
  readonly colourNameEn: string;
  readonly colourHex: string;
  readonly size: string;
  readonly sizeEn: string;
  /** The key of the chosen value by option key, for options other than colour and size; an unchosen one is left out. Absent in older drafts. */
  readonly chosen?: Readonly<Record<string, string>>;
  readonly price: number | null;
  readonly pictureKey: string | null;
  readonly hidden: boolean;
  readonly archived: boolean;
  /** The initial stock of a new variant. */
  readonly stock: number | null;
  readonly onHand: number;
  readonly held: number;
}

/** A specification being edited. */
export interface WrittenSpecification {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly nameEn: string;
  readonly valueEn: string;
}

/** A product being edited. */
export interface WrittenProduct extends WrittenFields {
  readonly name: string;
  readonly nameEn: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly slug: string;
  readonly categoryId: number | null;
  readonly brandId: number | null;
  /** Separated by commas. */
  readonly tags: string;
  readonly tagsEn: string;
  readonly badgeText: string;
  readonly badgeTextEn: string;
  readonly badgeColor: NonNullable<ProductForm['badge']>['color'];
  /** Absent in older drafts. */
  readonly attributes?: readonly WrittenAttribute[];
  readonly specifications: readonly WrittenSpecification[];
  readonly pictures: readonly { readonly key: string; readonly alt: string }[];
  readonly videoId: string;
  readonly status: ProductForm['status'];
  readonly options: readonly WrittenOption[];
  readonly variants: readonly WrittenVariant[];
}

/** Returns a new variant with the price of the one above it. */
export function freshVariant(key: string, price: number | null): WrittenVariant {
  return {
    key,
    id: null,
    colourName: '',
    colourNameEn: '',
    colourHex: '#888888',
    size: '',
    sizeEn: '',
    chosen: {},
    price,
    pictureKey: null,
    hidden: false,
    archived: false,
    ...freshVariantFields(),
    stock: null,
    onHand: 0,
    held: 0,
  };
}

/** Returns an empty product. */
export function freshProduct(): WrittenProduct {
  return {
    name: '',
    nameEn: '',
    description: '',
    descriptionEn: '',
    slug: '',
    categoryId: null,
    brandId: null,
    tags: '',
    tagsEn: '',
    badgeText: '',
    badgeTextEn: '',
    badgeColor: 'pomegranate',
    attributes: [],
    specifications: [],
    pictures: [],
    videoId: '',
    status: 'active',
    ...freshFields(),
    options: [],
    variants: [freshVariant('first', null)],
  };
}

/** Converts a stored product to its editable form. */
export function writtenFrom(draft: ProductDraft): WrittenProduct {
  return {
    name: draft.name.fa,
    nameEn: draft.name.en,
    description: draft.description.fa,
    descriptionEn: draft.description.en,
    slug: draft.slug,
    categoryId: draft.category_id,
    brandId: draft.brand_id,
    tags: draft.tags.fa.join('، '),
    tagsEn: draft.tags.en.join(', '),
    badgeText: draft.badge?.text.fa ?? '',
    badgeTextEn: draft.badge?.text.en ?? '',
    badgeColor: draft.badge?.color ?? 'pomegranate',
    attributes: draft.attributes.map(writtenAttribute),
    specifications: draft.specifications.map(({ name, value }, index) => ({
      key: `stored-${index}`,
      name: name.fa,
      value: value.fa,
      nameEn: name.en,
      valueEn: value.en,
    })),
    pictures: draft.pictures,
    videoId: draft.video_id ?? '',
    status: draft.status,
    ...writtenFields(draft),
    options: draft.options.map(writtenOption),
    variants: draft.variants.map((variant) => ({
      key: String(variant.id),
      id: variant.id,
      colourName: variant.colour?.name.fa ?? '',
      colourNameEn: variant.colour?.name.en ?? '',
      colourHex: variant.colour?.hex ?? '#888888',
      size: variant.size?.fa ?? '',
      sizeEn: variant.size?.en ?? '',
      chosen: chosenIn(draft.options, variant.values),
      price: variant.base_price,
      pictureKey: variant.picture_key,
      hidden: !variant.visible,
      archived: variant.archived,
      ...writtenVariantFields(variant),
      stock: null,
      onHand: variant.on_hand,
      held: variant.held,
    })),
  };
}

type Missing = 'name.fa' | 'category_id' | `variants.${number}.base_price`;

/** Returns the names of the required fields that are still empty. */
export function missingIn(written: WrittenProduct): Missing[] {
  return [
    ...(written.name.trim() === '' ? ['name.fa' as const] : []),
    ...(written.categoryId === null ? ['category_id' as const] : []),
    ...written.variants.flatMap(({ price }, index) =>
      price === null ? [`variants.${index}.base_price` as const] : [],
    ),
  ];
}

const isWritten = ({ name, value }: WrittenSpecification): boolean => name.trim() !== '' || value.trim() !== '';

const keysOf = (rows: readonly { readonly key: string }[]): string[] => rows.map(({ key }) => key);

/** Returns the keys of the list rows of a product, as displayed in the editor. */
export function rowsIn({ variants, attributes = [], specifications, pictures: images, options }: WrittenProduct) {
  return {
    attributes: keysOf(attributes),
    variants: keysOf(variants),
    specifications: keysOf(specifications),
    pictures: keysOf(images),
    options: keysOf(options),
  };
}

/** Returns the rows as sent by {@link formOf}, without empty ones: the server's errors refer to these indexes. */
export function sentRowsOf(written: WrittenProduct) {
  return rowsIn({
    ...written,
    attributes: filledAttributes(written.attributes),
    specifications: written.specifications.filter(isWritten),
    options: wholeOptions(written),
  });
}

/** Returns the form to send; call it only when nothing is {@link missingIn}. */
export function formOf(written: WrittenProduct): ProductForm {
  return {
    name: { fa: written.name, en: written.nameEn },
    description: { fa: written.description, en: written.descriptionEn },
    ...(written.slug.trim() === '' ? {} : { slug: written.slug }),
    category_id: written.categoryId ?? 0,
    brand_id: written.brandId,
    tags: { fa: tagsIn(written.tags), en: tagsIn(written.tagsEn) },
    badge:
      written.badgeText.trim() === ''
        ? null
        : { text: { fa: written.badgeText, en: written.badgeTextEn }, color: written.badgeColor },
    ...(written.attributes === undefined
      ? {}
      : { attributes: filledAttributes(written.attributes).map(attributeForm) }),
    specifications: written.specifications.filter(isWritten).map(specificationOf),
    pictures: [...written.pictures],
    video_id: written.videoId.trim() === '' ? null : written.videoId.trim(),
    status: written.status,
    ...formFields(written),
    ...optionsOf(written),
  };
}

function specificationOf({
  name,
  value,
  nameEn,
  valueEn,
}: WrittenSpecification): ProductForm['specifications'][number] {
  return { name: { fa: name, en: nameEn }, value: { fa: value, en: valueEn } };
}

/** Returns the options to send, and the variants with their value of each. */
function optionsOf(written: WrittenProduct): Pick<ProductForm, 'options' | 'variants'> {
  const options = wholeOptions(written);
  return {
    options: options.map((option) => formOption(option, written.variants)),
    variants: written.variants.map((variant) => ({
      ...variantOf(variant),
      values: options.map((option) => valueIn(option, variant)),
    })),
  };
}

function variantOf(variant: WrittenVariant): VariantForm {
  return {
    ...(variant.id === null ? { stock: variant.stock ?? 0 } : { id: variant.id }),
    colour:
      variant.colourName.trim() === ''
        ? null
        : { name: { fa: variant.colourName, en: variant.colourNameEn }, hex: variant.colourHex },
    size: variant.size.trim() === '' ? null : { fa: variant.size, en: variant.sizeEn },
    base_price: variant.price ?? 0,
    picture_key: variant.pictureKey,
    visible: !variant.hidden,
    archived: variant.archived,
    ...formVariantFields(variant),
  };
}

/** Splits a line at Persian or Latin commas into unique tags. */
export function tagsIn(line: string): string[] {
  return [
    ...new Set(
      line
        .split(/[,،]/)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ];
}
