import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (count: number) => formatNumber(count, 'fa');
const en = (count: number) => formatNumber(count, 'en');

export const attributesAdminMessages = messages({
  title: { fa: 'ویژگی‌ها', en: 'Attributes' },
  hint: {
    fa: 'هر دسته ویژگی‌های دسته‌های بالاتر را هم دارد. ویژگی‌ها بین مشخصات کالا می‌آیند و فهرست‌ها با آن‌ها فیلتر می‌شوند.',
    en: 'A category also has the attributes of those above it. They stand among the specifications, and lists are narrowed by them.',
  },
  add: { fa: 'ویژگی تازه', en: 'New attribute' },
  edit: { fa: 'ویرایش ویژگی', en: 'Edit the attribute' },
  save: { fa: 'ذخیره', en: 'Save' },
  find: { fa: 'نام یا کد', en: 'Name or code' },
  type: { fa: 'نوع', en: 'Type' },
  allTypes: { fa: 'همهٔ نوع‌ها', en: 'All types' },
  text: { fa: 'متن', en: 'Text' },
  number: { fa: 'عدد', en: 'Number' },
  boolean: { fa: 'دارد یا ندارد', en: 'Yes or no' },
  select: { fa: 'انتخابی', en: 'One of several' },
  typeHint: { fa: 'بعد از ساختن عوض نمی‌شود.', en: 'It cannot be changed later.' },
  name: { fa: 'نام', en: 'Name' },
  nameEn: { fa: 'نام انگلیسی', en: 'English name' },
  code: { fa: 'کد', en: 'Code' },
  codeHint: {
    fa: 'در نشانی صفحه‌ها و فایل جدول؛ اگر خالی بماند، از نام انگلیسی ساخته می‌شود.',
    en: 'In addresses and table files; made from the English name where it is empty.',
  },
  unit: { fa: 'یکا', en: 'Unit' },
  unitEn: { fa: 'یکا به انگلیسی', en: 'Unit in English' },
  unitOneEn: { fa: 'یکا به انگلیسی، برای یک', en: 'Unit in English, behind one' },
  filterable: { fa: 'فهرست‌ها با آن فیلتر شوند', en: 'Lists are narrowed by it' },
  comparable: { fa: 'در مقایسه بیاید', en: 'Goods are compared by it' },
  options: { fa: 'گزینه‌ها', en: 'Options' },
  option: { fa: (index: number) => `گزینهٔ ${fa(index)}`, en: (index: number) => `Option ${index}` },
  optionEn: {
    fa: (index: number) => `گزینهٔ ${fa(index)}، به انگلیسی`,
    en: (index: number) => `Option ${index} in English`,
  },
  addOption: { fa: 'گزینهٔ دیگر', en: 'Another option' },
  removeOption: {
    fa: (index: number) => `برداشتن گزینهٔ ${fa(index)}`,
    en: (index: number) => `Remove option ${index}`,
  },
  inEnglish: { fa: 'به انگلیسی', en: 'In English' },
  categories: { fa: 'دسته‌ها', en: 'Categories' },
  categoriesHint: { fa: 'دسته‌های پایین‌تر هم آن را دارند.', en: 'Those below them have it too.' },
  use: { fa: 'کاربرد', en: 'In use' },
  products: {
    fa: (count: number) => (count > 1_000 ? 'بیش از ۱٬۰۰۰ کالا' : `${fa(count)} کالا`),
    en: (count: number) =>
      count > 1_000 ? 'more than 1,000 products' : count === 1 ? '1 product' : `${en(count)} products`,
  },
  inCategories: {
    fa: (count: number) => `${fa(count)} دسته`,
    en: (count: number) => (count === 1 ? '1 category' : `${en(count)} categories`),
  },
  inLists: { fa: 'در فهرست‌ها', en: 'In lists' },
  archived: { fa: 'بایگانی‌شده‌ها', en: 'Archived ones' },
  inUse: { fa: 'در کار', en: 'In use' },
  archive: { fa: 'بایگانی', en: 'Archive' },
  archiveQuestion: { fa: 'این ویژگی بایگانی شود؟', en: 'Archive this attribute?' },
  archiveMeans: {
    fa: 'از صفحهٔ کالاها، فهرست‌ها و ویرایشگر برداشته می‌شود. مقدارها می‌مانند و با برگرداندن ویژگی برمی‌گردند.',
    en: 'It leaves the pages of products, the lists and the editor. Its values stay, and come back with it.',
  },
  wasArchived: { fa: 'بایگانی شد.', en: 'Archived.' },
  restored: { fa: 'ویژگی برگشت.', en: 'The attribute is back.' },
  notRead: { fa: 'ویژگی بارگذاری نشد.', en: 'The attribute did not load.' },
  restore: { fa: 'برگرداندن', en: 'Bring back' },
  none: { fa: 'ویژگی‌ای نیست', en: 'There is no attribute' },
  noneHint: { fa: 'کالاها با ویژگی‌ها توصیف و فیلتر می‌شوند.', en: 'Goods are described and filtered by attributes.' },
});
