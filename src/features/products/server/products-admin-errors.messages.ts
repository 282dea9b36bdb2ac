import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Why a change of the catalogue was refused, as the server says it. */
export const catalogueRefusals = messages({
  changedMeanwhile: {
    fa: 'کس دیگری این را پیش از شما تغییر داده است. چیزی از نوشتهٔ شما از دست نرفته؛ نسخهٔ او را ببینید و برگزینید کدام بماند.',
    en: 'Somebody else has changed this before you. Nothing you wrote is lost; see their version and choose which is to stay.',
  },
  slugTaken: { fa: 'این نشانی از آن دیگری است.', en: 'This address belongs to another one.' },
  variantsAlike: { fa: 'این رنگ و اندازه یک بار دیگر هم آمده است.', en: 'This colour and size is there twice.' },
  variantNotHere: { fa: 'این گونه از این کالا نیست.', en: 'This variant is not one of this product.' },
  categoryUnknown: { fa: 'چنین دسته‌ای نیست.', en: 'There is no such category.' },
  brandUnknown: { fa: 'چنین برندی نیست.', en: 'There is no such brand.' },
  filmUnknown: { fa: 'این ویدئو پیدا نشد؛ دوباره آن را بفرستید.', en: 'This video was not found; send it again.' },
  pictureUnknown: { fa: 'این تصویر دیگر در دست نیست؛ دوباره بفرستید.', en: 'This picture is gone; send it again.' },
  categoryNotFound: { fa: 'دسته‌ای پیدا نشد.', en: 'no category found' },
  circle: {
    fa: 'یک دسته نمی‌تواند زیر خودش یا زیردسته‌هایش باشد.',
    en: 'A category cannot stand below itself or those below it.',
  },
  tooDeep: { fa: 'دسته‌ها تا چهار لایه زیر هم می‌آیند.', en: 'Categories stand at most four levels deep.' },
  linkWrong: {
    fa: 'پیوند باید با / آغاز شود و به صفحه‌ای از همین فروشگاه برسد؛ نمونه: \u2066/flash-sale\u2069',
    en: 'The link begins with / and leads to a page of this shop, for example /flash-sale.',
  },
  slideNotFound: { fa: 'چنین اسلایدی نیست.', en: 'There is no such slide.' },
  slideChanged: {
    fa: 'کس دیگری این اسلاید را در این میان تغییر داده است. پنجره را ببندید تا تازه‌اش را ببینید.',
    en: 'Somebody else has changed this slide meanwhile. Close this window to see it as it is now.',
  },
  slidesChanged: {
    fa: 'اسلایدها در این میان کم یا زیاد شده‌اند؛ ترتیب را دوباره بچینید.',
    en: 'Slides were added or removed meanwhile; put them in order again.',
  },
  tooManySlides: {
    fa: (most: number) => `بیش از ${formatNumber(most, 'fa')} اسلاید نمی‌شود؛ یکی را حذف یا ویرایش کنید.`,
    en: (most: number) => `There can be at most ${formatNumber(most, 'en')} slides; remove or change one.`,
  },
  inUse: {
    fa: 'این دسته کالا یا زیردسته دارد؛ نخست آن‌ها را جابه‌جا کنید.',
    en: 'This category has products or subcategories; move them first.',
  },
});
