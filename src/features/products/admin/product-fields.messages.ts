import { messages } from '#shared/messages.ts';
import type { FlatFields, TaxClass } from '../product-fields.rules.ts';
import type { variantFields } from '../variant-fields.rules.ts';

type Labelled = Readonly<Record<keyof FlatFields, { fa: string; en: string }>>;

/** Labels of a product's described fields, in the form and elsewhere. */
export const productFieldLabels = messages({
  prepaidOnly: { fa: 'فقط پیش‌پرداخت', en: 'Paid beforehand only' },
  warrantyMonths: { fa: 'گارانتی، به ماه', en: 'Warranty in months' },
  warrantyGiver: { fa: 'گارانتی از سوی', en: 'Warranty given by' },
  warrantyGiverEn: { fa: 'گارانتی‌دهنده به انگلیسی', en: 'Who gives it, in English' },
  taxClass: { fa: 'مالیات بر ارزش افزوده', en: 'Value added tax' },
} satisfies Labelled);

/** Hints below the form's fields, where there are any. */
export const productFieldHints: Readonly<Record<'fa' | 'en', Partial<Record<keyof FlatFields, string>>>> = messages({
  prepaidOnly: {
    fa: 'سفارشی که این کالا در آن است، نقدی هنگام تحویل پرداخت نمی‌شود.',
    en: 'An order with this product cannot be paid in cash on delivery.',
  },
  warrantyMonths: { fa: 'خالی: بدون گارانتی.', en: 'Empty: it comes without a warranty.' },
  warrantyGiver: { fa: 'مثلاً «آواژنگ».', en: 'For example the importer.' },
});

/** Labels of the tax classes. */
export const taxClassNames = messages({
  standard: { fa: 'با نرخ روز', en: 'At the rate of the day' },
  exempt: { fa: 'معاف', en: 'Exempt' },
} satisfies Readonly<Record<TaxClass, { fa: string; en: string }>>);

type LabelledCodes = Readonly<Record<keyof typeof variantFields, { fa: string; en: string }>>;

/** Labels of a variant's described fields. */
export const variantFieldLabels = messages({
  sku: { fa: 'کد کالا (SKU)', en: 'SKU' },
  barcode: { fa: 'بارکد', en: 'Barcode' },
  goodsId: { fa: 'شناسهٔ کالا در سامانهٔ مؤدیان', en: 'Tax office id of goods' },
  externalRef: { fa: 'شناسه در نرم‌افزار دیگر', en: 'Id in another program' },
  weightGrams: { fa: 'وزن (گرم)', en: 'Weight (g)' },
  lengthMm: { fa: 'طول (میلی‌متر)', en: 'Length (mm)' },
  widthMm: { fa: 'عرض (میلی‌متر)', en: 'Width (mm)' },
  heightMm: { fa: 'ارتفاع (میلی‌متر)', en: 'Height (mm)' },
  cost: { fa: 'قیمت تمام‌شده (تومان)', en: 'Cost (Toman)' },
} satisfies LabelledCodes);
