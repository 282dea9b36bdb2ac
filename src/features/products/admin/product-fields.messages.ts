import { messages } from '#shared/messages.ts';
import type { FlatFields } from '../product-fields.rules.ts';

type Labelled = Readonly<Record<keyof FlatFields, { fa: string; en: string }>>;

/** What the described fields of a product are called, in the form and wherever one is named. */
export const productFieldLabels = messages({
  prepaidOnly: { fa: 'فقط پیش‌پرداخت', en: 'Paid beforehand only' },
  warrantyMonths: { fa: 'گارانتی، به ماه', en: 'Warranty in months' },
  warrantyGiver: { fa: 'گارانتی از سوی', en: 'Warranty given by' },
  warrantyGiverEn: { fa: 'گارانتی‌دهنده به انگلیسی', en: 'Who gives it, in English' },
} satisfies Labelled);

/** What the form says below a field, where there is something to say. */
export const productFieldHints: Readonly<Record<'fa' | 'en', Partial<Record<keyof FlatFields, string>>>> = messages({
  prepaidOnly: {
    fa: 'سفارشی که این کالا در آن است، نقدی هنگام تحویل پرداخت نمی‌شود.',
    en: 'An order with this product cannot be paid in cash on delivery.',
  },
  warrantyMonths: { fa: 'خالی: بدون گارانتی.', en: 'Empty: it comes without a warranty.' },
  warrantyGiver: { fa: 'مثلاً «آواژنگ».', en: 'For example the importer.' },
});
