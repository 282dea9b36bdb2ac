import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const synonymsAdminMessages = messages({
  dictionary: { fa: 'واژه‌نامه', en: 'Dictionary' },
  dictionaryHint: {
    fa: 'آنچه اینجا می‌نویسید از همین لحظه در جست‌وجو و پیشنهادها به کار می‌رود.',
    en: 'What you write here is used by searches and suggestions at once.',
  },
  newPair: { fa: 'جفت تازه', en: 'New pair' },
  editPair: { fa: 'ویرایش جفت', en: 'Edit the pair' },
  name: { fa: 'خریدار می‌نویسد', en: 'Shoppers type' },
  nameHint: { fa: 'تا چهار کلمه؛ نمونه: چرخ‌دار', en: 'Up to four words; for example “trolley”' },
  means: { fa: 'یعنی', en: 'Which means' },
  meansHint: {
    fa: 'همان کلمه‌ای که در نام کالا هست؛ نمونه: ترولی',
    en: 'As product names have it; for example “suitcase”',
  },
  kind: { fa: 'رابطه', en: 'Relation' },
  'two-way': { fa: 'دوطرفه', en: 'Two-way' },
  'one-way': { fa: 'یک‌طرفه', en: 'One-way' },
  never: { fa: 'یکی نیستند', en: 'Not the same' },
  'two-way-hint': {
    fa: 'جست‌وجوی هر کدام، دیگری را هم پیدا می‌کند.',
    en: 'A search for either also finds the other.',
  },
  'one-way-hint': {
    fa: 'جست‌وجوی اولی، دومی را هم پیدا می‌کند؛ نه برعکس.',
    en: 'A search for the first also finds the second, not the reverse.',
  },
  'never-hint': {
    fa: 'فهرست آمادهٔ فروشگاه این دو را یکی می‌داند و نباید بداند.',
    en: 'The built-in list takes these two for the same, and should not.',
  },
  allKinds: { fa: 'همهٔ رابطه‌ها', en: 'Every relation' },
  find: { fa: 'جست‌وجو در واژه‌نامه', en: 'Search the dictionary' },
  save: { fa: 'ذخیره', en: 'Save' },
  edit: { fa: 'ویرایش', en: 'Edit' },
  remove: { fa: 'حذف', en: 'Remove' },
  removeQuestion: { fa: 'این جفت حذف شود؟', en: 'Remove this pair?' },
  removeMeans: {
    fa: 'جست‌وجو دیگر این دو را به هم نمی‌رساند.',
    en: 'Searches no longer lead from one to the other.',
  },
  changedAt: { fa: 'آخرین تغییر', en: 'Last change' },
  noPairs: { fa: 'هنوز جفتی ننوشته‌اید.', en: 'You have written no pair yet.' },
  noPairsHint: {
    fa: 'نام دیگر کالاها، املای رایج یا برندی که با الفبای دیگر نوشته می‌شود.',
    en: 'Other names of products, usual spellings, or brands in the other alphabet.',
  },
  suggested: { fa: 'پیشنهادها', en: 'Suggestions' },
  suggestedHint: {
    fa: 'کلمه‌هایی که بی‌نتیجه ماندند و خریداران بعد از آن با کلمهٔ دیگری به کالا رسیدند. از خریداران چیزی نگه داشته نمی‌شود.',
    en: 'Words that found nothing, after which shoppers came to a product by other words. Nothing is stored of the shoppers.',
  },
  clicks: { fa: 'کلیک', en: 'Clicks' },
  clickedAt: { fa: 'آخرین کلیک', en: 'Last click' },
  acceptBoth: { fa: 'پذیرفتن دوطرفه', en: 'Accept both ways' },
  acceptOne: { fa: 'پذیرفتن یک‌طرفه', en: 'Accept one way' },
  reject: { fa: 'رد', en: 'Reject' },
  accepted: { fa: 'به واژه‌نامه اضافه شد.', en: 'It is in the dictionary now.' },
  rejected: { fa: 'دیگر پیشنهاد نمی‌شود.', en: 'It is not suggested again.' },
  decision: { fa: 'تصمیم', en: 'Decision' },
  noSuggestions: { fa: 'پیشنهادی نیست.', en: 'There are no suggestions.' },
  noSuggestionsHint: {
    fa: 'وقتی چند خریدار بعد از جست‌وجوی بی‌نتیجه با کلمهٔ دیگری کالایی را باز کنند، اینجا می‌آید.',
    en: 'They come here once several shoppers open a product by other words after a search without a result.',
  },
  builtIn: { fa: 'فهرست آماده', en: 'Built-in list' },
  builtInHint: {
    fa: 'وقتی نتیجه کم باشد، این نام‌ها یکی شمرده می‌شوند. اگر یکی از آن‌ها در فروشگاه شما درست نیست، در واژه‌نامه جفتی با رابطهٔ «یکی نیستند» بنویسید.',
    en: 'These names count as the same where a search finds little. Where one is wrong in your shop, write a pair “not the same” in the dictionary.',
  },
  builtInFind: { fa: 'جست‌وجو در فهرست آماده', en: 'Search the built-in list' },
  builtInCount: {
    fa: (count: number) => `${formatNumber(count, 'fa')} گروه`,
    en: (count: number) => `${formatNumber(count, 'en')} groups`,
  },
  alsoFinds: { fa: 'شامل:', en: 'including:' },
  builtInNone: { fa: 'این کلمه در فهرست آماده نیست.', en: 'This word is not in the built-in list.' },
});
