import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Texts of the blog's categories. */
export const postCategoriesMessages = messages({
  title: { fa: 'موضوع‌های مجله', en: 'Categories of the blog' },
  back: { fa: 'بازگشت به نوشته‌ها', en: 'Back to the posts' },
  lead: {
    fa: 'خواننده موضوع‌ها را به همین ترتیب می‌بیند؛ موضوعی که هنوز نوشتهٔ منتشرشده ندارد در مجله دیده نمی‌شود.',
    en: 'Readers see the categories in this order; one without a published post is not shown yet.',
  },
  add: { fa: 'موضوع تازه', en: 'New category' },
  edit: { fa: (name: string) => `ویرایش «${name}»`, en: (name: string) => `Edit “${name}”` },
  up: { fa: (name: string) => `بردن «${name}» به بالا`, en: (name: string) => `Move “${name}” up` },
  down: { fa: (name: string) => `بردن «${name}» به پایین`, en: (name: string) => `Move “${name}” down` },
  remove: { fa: (name: string) => `حذف «${name}»`, en: (name: string) => `Remove “${name}”` },
  posts: {
    fa: (count: number) => (count === 0 ? 'بدون نوشته' : `${formatNumber(count, 'fa')} نوشته`),
    en: (count: number) => (count === 0 ? 'No posts' : count === 1 ? '1 post' : `${formatNumber(count, 'en')} posts`),
  },
  noEnglish: { fa: 'بدون نام انگلیسی', en: 'No English name' },
  moved: { fa: 'ترتیب تازه ذخیره شد.', en: 'The new order is saved.' },
  nameFa: { fa: 'نام فارسی', en: 'Persian name' },
  nameEn: { fa: 'نام انگلیسی', en: 'English name' },
  nameEnHint: {
    fa: 'اگر خالی بماند، خوانندهٔ انگلیسی نام فارسی را می‌بیند.',
    en: 'Left empty, English readers see the Persian name.',
  },
  slug: { fa: 'نشانی', en: 'Address' },
  slugHint: { fa: 'اگر خالی بماند، از نام ساخته می‌شود.', en: 'Left empty, it is made of the name.' },
  newSlugHint: {
    fa: 'اگر عوضش کنید، لینک‌های قبلی به نشانی تازه می‌رسند.',
    en: 'If you change it, earlier links lead on to the new one.',
  },
  save: { fa: 'ذخیره', en: 'Save' },
  removeQuestion: { fa: (name: string) => `«${name}» حذف شود؟`, en: (name: string) => `Remove “${name}”?` },
  removeEmpty: { fa: 'نوشته‌ای در این موضوع نیست.', en: 'There is no post in it.' },
  removeMoves: {
    fa: (count: number) =>
      count === 1
        ? 'همان یک نوشتهٔ آن به موضوع دیگری می‌رود.'
        : `${formatNumber(count, 'fa')} نوشتهٔ آن، پیش‌نویس‌ها هم، به موضوع دیگری می‌روند.`,
    en: (count: number) =>
      count === 1
        ? 'Its only post goes to another category.'
        : `Its ${formatNumber(count, 'en')} posts, drafts among them, go to another category.`,
  },
  removeLast: {
    fa: 'این موضوع نوشته دارد و موضوع دیگری نیست. اول موضوعی تازه بسازید.',
    en: 'It has posts, and there is no other category. Make a new one first.',
  },
  moveTo: { fa: 'نوشته‌ها بروند به', en: 'Move its posts to' },
  yesRemove: { fa: 'حذف موضوع', en: 'Remove the category' },
  removed: { fa: 'موضوع حذف شد.', en: 'The category was removed.' },
  empty: {
    fa: 'مجله هنوز موضوعی ندارد. نوشته بدون موضوع ذخیره نمی‌شود؛ یکی بسازید.',
    en: 'The blog has no category yet. A post needs one to be saved: make one.',
  },
  failed: { fa: 'موضوع‌ها بارگذاری نشد.', en: 'The categories could not be loaded.' },
});
