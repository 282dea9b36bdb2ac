import { messages } from '#shared/messages.ts';

/** Why a change of a category is rejected. */
export const categoryErrors = messages({
  changedMeanwhile: {
    fa: 'یک نفر دیگر زودتر از شما این را عوض کرده است. چیزی از نوشتهٔ شما از دست نرفته؛ نسخهٔ او را ببینید و انتخاب کنید کدام بماند.',
    en: 'Somebody else has changed this before you. Nothing you wrote is lost; see their version and choose which is to stay.',
  },
  slugTaken: { fa: 'این نشانی قبلاً گرفته شده است.', en: 'This address belongs to another one.' },
  categoryUnknown: { fa: 'چنین دسته‌ای نیست.', en: 'There is no such category.' },
  imageUnknown: { fa: 'این تصویر دیگر در دست نیست؛ دوباره بفرستید.', en: 'This picture is gone; send it again.' },
  categoryNotFound: { fa: 'دسته‌ای پیدا نشد.', en: 'no category found' },
  circle: {
    fa: 'یک دسته نمی‌تواند زیر خودش یا زیردسته‌هایش باشد.',
    en: 'A category cannot stand below itself or those below it.',
  },
  tooDeep: { fa: 'دسته‌ها تا چهار لایه زیر هم می‌آیند.', en: 'Categories stand at most four levels deep.' },
  inUse: {
    fa: 'این دسته کالا یا زیردسته دارد؛ اول آن‌ها را جابه‌جا کنید.',
    en: 'This category has products or subcategories; move them first.',
  },
});
