import { formatNumber, toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');
const en = (number: number) => formatNumber(number, 'en');

/** Messages of the stock pages. */
export const stockMessages = messages({
  title: { fa: 'موجودی انبار', en: 'Stock' },
  list: { fa: 'موجودی تنوع‌ها', en: 'Stock of variants' },
  search: { fa: 'نام یا شمارهٔ کالا', en: 'Name or number' },
  state: { fa: 'موجودی', en: 'Stock' },
  low: { fa: 'رو به پایان', en: 'Running low' },
  soldOut: { fa: 'ناموجود', en: 'Sold out' },
  item: { fa: 'کالا', en: 'Item' },
  onHand: { fa: 'در انبار', en: 'On the shelf' },
  held: { fa: 'در سفارش‌ها', en: 'Held for orders' },
  available: { fa: 'قابل فروش', en: 'Available' },
  change: { fa: 'تغییر', en: 'Change' },
  received: { fa: 'رسید (اضافه می‌شود)', en: 'Arrived (adds)' },
  corrected: { fa: 'شمارش شد (موجودی همین می‌شود)', en: 'Counted (becomes)' },
  transferred: { fa: 'به انبار دیگر رفت', en: 'Transferred' },
  to: { fa: 'به کدام انبار', en: 'To which location' },
  location: { fa: 'انبار', en: 'Location' },
  locations: { fa: 'انبارها', en: 'Locations' },
  everywhere: { fa: 'همهٔ انبارها', en: 'All locations' },
  at: {
    fa: (location: string, pieces: number) => `${location}: ${fa(pieces)}`,
    en: (location: string, pieces: number) => `${location}: ${en(pieces)}`,
  },
  how: { fa: 'چه شده است', en: 'What happened' },
  pieces: { fa: (name: string) => `تعداد تازه برای ${name}`, en: (name: string) => `Pieces of ${name}` },
  note: { fa: 'یادداشت', en: 'Note' },
  keep: { fa: 'ثبت در انبار', en: 'Keep' },
  saved: {
    fa: (count: number) => `موجودی ${fa(count)} تنوع ثبت شد.`,
    en: (count: number) =>
      count === 1 ? 'The stock of 1 variant was saved.' : `The stock of ${en(count)} variants was saved.`,
  },
  typed: { fa: (count: number) => `${fa(count)} تنوع نوشته شد`, en: (count: number) => `${en(count)} written` },
  typedSoFar: {
    fa: (count: number) => `${fa(count)} تنوع نوشته شده. از هر خانه با Enter به اینجا می‌رسید.`,
    en: (count: number) => `${en(count)} written. Enter brings you here from any field.`,
  },
  paste: { fa: 'چسباندن از جدول', en: 'Paste from a table' },
  pasteHint: {
    fa: 'هر سطر: شمارهٔ تنوع، تعداد؛ با ویرگول یا Tab از هم جدا.',
    en: "Each line: the variant's number, pieces; divided by a comma or a tab.",
  },
  pasteHintAt: {
    fa: 'هر سطر: شمارهٔ تنوع، تعداد، و اگر لازم است شمارهٔ انبار؛ با ویرگول یا Tab از هم جدا.',
    en: "Each line: the variant's number, pieces and, where needed, the location's number; divided by commas or tabs.",
  },
  pasteField: { fa: 'سطرها', en: 'Lines' },
  wrongLine: {
    fa: (line: number) => `سطر ${fa(line)} خوانده نشد.`,
    en: (line: number) => `Line ${en(line)} could not be read.`,
  },
  tooMany: {
    fa: (max: number) => `حداکثر ${fa(max)} سطر در یک بار.`,
    en: (max: number) => `At most ${en(max)} lines at once.`,
  },
  history: { fa: 'گردش', en: 'History' },
  historyOf: { fa: (name: string) => `گردش موجودی ${name}`, en: (name: string) => `Stock history of ${name}` },
  when: { fa: 'زمان', en: 'When' },
  shelf: { fa: 'انبار', en: 'Shelf' },
  holding: { fa: 'سفارش‌ها', en: 'Held' },
  why: { fa: 'چرا', en: 'Why' },
  who: { fa: 'چه کسی', en: 'Who' },
  order: { fa: (number: string) => `سفارش ${toPersianDigits(number)}`, en: (number: string) => `Order ${number}` },
  shop: { fa: 'خود فروشگاه', en: 'The shop itself' },
  noneYet: { fa: 'هنوز کالایی در انبار نیست', en: 'Nothing in stock yet' },
  empty: { fa: 'با این فیلتر چیزی نیست', en: 'Nothing under these filters' },
  noMovements: { fa: 'هنوز جابه‌جایی‌ای نبوده است.', en: 'Nothing has moved yet.' },
  receivedReason: { fa: 'رسید', en: 'Arrived' },
  correctedReason: { fa: 'شمارش', en: 'Counted' },
  transferredReason: { fa: 'جابه‌جایی بین انبارها', en: 'Moved between locations' },
  heldReason: { fa: 'نگه‌داشته برای سفارش', en: 'Held for an order' },
  releasedReason: { fa: 'آزاد شد', en: 'Released' },
  soldReason: { fa: 'فروخته', en: 'Sold' },
  returnedReason: { fa: 'برگشته', en: 'Came back' },
  variantNumber: { fa: (id: number) => `شمارهٔ ${toPersianDigits(String(id))}`, en: (id: number) => `No. ${id}` },
  threshold: { fa: 'هشدار از این تعداد به پایین', en: 'Warn at or below' },
  saveThreshold: { fa: 'ثبت مرز هشدار', en: 'Save the warning' },
});
