import { messages } from '#shared/messages.ts';
import { toPersianDigits } from '#shared/text/digits.ts';

/** Messages of the stock locations. */
export const stockLocationsMessages = messages({
  title: { fa: 'انبارها', en: 'Stock locations' },
  back: { fa: 'بازگشت به موجودی', en: 'Back to the stock' },
  lead: {
    fa: 'سفارش‌ها کالا را به همین ترتیب برمی‌دارند: اول از انبار بالاتر، و اگر کم بود بقیه‌اش از بعدی. کالایی که می‌رسد هم، اگر انبارش گفته نشود، به انبار اول می‌رود.',
    en: 'Orders take pieces in this order: from the location above first, and the rest from the next one. What arrives goes to the first location unless another is named.',
  },
  alone: {
    fa: 'تا وقتی یک انبار دارید، هیچ صفحهٔ دیگری از انبار حرفی نمی‌زند.',
    en: 'As long as there is one location, no other page speaks of locations.',
  },
  add: { fa: 'انبار تازه', en: 'New location' },
  edit: { fa: (name: string) => `تغییر نام «${name}»`, en: (name: string) => `Rename “${name}”` },
  up: { fa: (name: string) => `بردن «${name}» به بالا`, en: (name: string) => `Move “${name}” up` },
  down: { fa: (name: string) => `بردن «${name}» به پایین`, en: (name: string) => `Move “${name}” down` },
  archive: { fa: (name: string) => `بایگانی «${name}»`, en: (name: string) => `Archive “${name}”` },
  archiveQuestion: { fa: (name: string) => `«${name}» بایگانی شود؟`, en: (name: string) => `Archive “${name}”?` },
  archiveMeans: {
    fa: 'فقط انبار خالی بایگانی می‌شود. گردش آن می‌ماند، ولی دیگر کالایی به آن نمی‌رود.',
    en: 'Only an empty location is archived. Its history stays, and nothing can be brought there any more.',
  },
  yesArchive: { fa: 'بایگانی', en: 'Archive' },
  archived: { fa: 'بایگانی شد.', en: 'Archived.' },
  archivedOnes: { fa: 'بایگانی‌شده‌ها', en: 'Archived' },
  main: { fa: 'اصلی', en: 'Main' },
  number: { fa: (id: number) => `شمارهٔ ${toPersianDigits(String(id))}`, en: (id: number) => `No. ${id}` },
  stockOf: { fa: 'دیدن موجودی', en: 'See its stock' },
  moved: { fa: 'ترتیب تازه ذخیره شد.', en: 'The new order is saved.' },
  name: { fa: 'نام', en: 'Name' },
  nameFa: { fa: 'نام فارسی', en: 'Persian name' },
  nameEn: { fa: 'نام انگلیسی', en: 'English name' },
  save: { fa: 'ذخیره', en: 'Save' },
  shelf: { fa: 'به کدام انبار برمی‌گردد', en: 'Back to the shelf at' },
  failed: { fa: 'انبارها خوانده نشد.', en: 'The locations could not be read.' },
});
