import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import type { ProductStatus } from '../../products.rules.ts';

const fa = (number: number) => formatNumber(number, 'fa');
const en = (number: number) => formatNumber(number, 'en');

/** Texts of the editor of a product. */
export const editorMessages = messages({
  newTitle: { fa: 'کالای تازه', en: 'New product' },
  editTitle: { fa: 'ویرایش کالا', en: 'Edit product' },
  back: { fa: 'همهٔ کالاها', en: 'All products' },
  view: { fa: 'دیدن در فروشگاه', en: 'View in the shop' },
  preview: { fa: 'پیش‌نمایش', en: 'Preview' },
  previewHidden: {
    fa: 'این کالا در فروشگاه نیست؛ تنها کارکنان این پیش‌نمایش را می‌بینند.',
    en: 'This product is not in the shop; only the staff sees this preview.',
  },
  movements: { fa: 'گردش موجودی', en: 'Stock history' },
  texts: { fa: 'نام و شرح', en: 'Name and description' },
  name: { fa: 'نام', en: 'Name' },
  nameEn: { fa: 'نام انگلیسی', en: 'English name' },
  nameEnHint: { fa: 'کالا با این نام هم پیدا می‌شود.', en: 'The product is found by this name as well.' },
  description: { fa: 'شرح', en: 'Description' },
  descriptionEn: { fa: 'شرح انگلیسی', en: 'English description' },
  pictures: { fa: 'تصویرها', en: 'Pictures' },
  addPictures: { fa: 'افزودن تصویر', en: 'Add pictures' },
  picturesHint: { fa: 'نخستین تصویر در فهرست‌ها دیده می‌شود.', en: 'The first picture is the one that lists show.' },
  picture: { fa: (index: number) => `تصویر ${fa(index)}`, en: (index: number) => `Picture ${en(index)}` },
  alt: { fa: 'چه دیده می‌شود؟', en: 'What does it show?' },
  earlier: {
    fa: (index: number) => `تصویر ${fa(index)} یک جا جلوتر`,
    en: (index: number) => `Move picture ${en(index)} forward`,
  },
  later: {
    fa: (index: number) => `تصویر ${fa(index)} یک جا عقب‌تر`,
    en: (index: number) => `Move picture ${en(index)} back`,
  },
  removePicture: {
    fa: (index: number) => `برداشتن تصویر ${fa(index)}`,
    en: (index: number) => `Remove picture ${en(index)}`,
  },
  video: { fa: 'ویدئو', en: 'Video' },
  videoHint: {
    fa: 'نام ویدئوی فروشگاه یا نشانی‌ای که با / آغاز شود.',
    en: 'The name of a film of the shop, or an address that begins with /.',
  },
  sendVideo: { fa: 'فرستادن ویدئو', en: 'Upload a video' },
  videoFileHint: { fa: 'ویدئوی MP4 یا WebM، تا ۱۰۰ مگابایت', en: 'MP4 or WebM, up to 100 MB' },
  videoSending: { fa: 'ویدئو در راه است…', en: 'The video is on its way…' },
  stopVideo: { fa: 'نفرستادن ویدئو', en: 'Call the video back' },
  videoOfProduct: { fa: 'ویدئوی کالا', en: "The product's video" },
  removeVideo: { fa: 'برداشتن ویدئو', en: 'Remove the video' },
  variants: { fa: 'تنوع‌ها، قیمت و موجودی', en: 'Variants, prices and stock' },
  variant: { fa: (index: number) => `تنوع ${fa(index)}`, en: (index: number) => `Variant ${en(index)}` },
  addVariant: { fa: 'تنوع دیگر', en: 'Another variant' },
  removeVariant: {
    fa: (index: number) => `برداشتن تنوع ${fa(index)}`,
    en: (index: number) => `Remove variant ${en(index)}`,
  },
  colour: { fa: 'رنگ', en: 'Colour' },
  swatch: {
    fa: (index: number) => `نمونهٔ رنگ تنوع ${fa(index)}`,
    en: (index: number) => `Swatch of variant ${en(index)}`,
  },
  size: { fa: 'اندازه', en: 'Size' },
  colourEn: { fa: 'رنگ به انگلیسی', en: 'Colour in English' },
  sizeEn: { fa: 'اندازه به انگلیسی', en: 'Size in English' },
  price: { fa: 'قیمت پایه (تومان)', en: 'Base price (toman)' },
  stock: { fa: 'موجودی نخست', en: 'First stock' },
  onShelf: {
    fa: (onHand: number, held: number) =>
      held === 0 ? `${fa(onHand)} عدد در انبار` : `${fa(onHand)} عدد در انبار، ${fa(held)} عدد در سفارش‌ها`,
    en: (onHand: number, held: number) =>
      held === 0 ? `${en(onHand)} on the shelf` : `${en(onHand)} on the shelf, ${en(held)} held for orders`,
  },
  variantPicture: { fa: 'تصویر تنوع', en: 'Its picture' },
  noPicture: { fa: 'تصویر کالا', en: "The product's picture" },
  hideVariant: { fa: 'فروخته نشود', en: 'Not for sale' },
  codes: { fa: 'کدها، وزن و اندازه', en: 'Codes, weight and size' },
  archiveVariant: {
    fa: (index: number) => `بایگانی تنوع ${fa(index)}`,
    en: (index: number) => `Archive variant ${en(index)}`,
  },
  variantArchived: {
    fa: (index: number) => `تنوع ${fa(index)} بایگانی شده و دیگر فروخته نمی‌شود.`,
    en: (index: number) => `Variant ${en(index)} is archived and no longer sold.`,
  },
  restore: { fa: 'برگرداندن', en: 'Restore' },
  restoreVariant: {
    fa: (index: number) => `برگرداندن تنوع ${fa(index)}`,
    en: (index: number) => `Restore variant ${en(index)}`,
  },
  specifications: { fa: 'ویژگی‌های فنی', en: 'Specifications' },
  specName: { fa: (index: number) => `ویژگی ${fa(index)}`, en: (index: number) => `Specification ${en(index)}` },
  inEnglish: { fa: 'به انگلیسی', en: 'In English' },
  specNameEn: {
    fa: (index: number) => `ویژگی ${fa(index)} به انگلیسی`,
    en: (index: number) => `Specification ${en(index)} in English`,
  },
  specValueEn: {
    fa: (index: number) => `مقدار ${fa(index)} به انگلیسی`,
    en: (index: number) => `Value ${en(index)} in English`,
  },
  specValue: { fa: (index: number) => `مقدار ${fa(index)}`, en: (index: number) => `Value ${en(index)}` },
  addSpecification: { fa: 'ویژگی دیگر', en: 'Another specification' },
  removeSpecification: {
    fa: (index: number) => `برداشتن ویژگی ${fa(index)}`,
    en: (index: number) => `Remove specification ${en(index)}`,
  },
  place: { fa: 'جای کالا', en: 'Where it belongs' },
  category: { fa: 'دسته', en: 'Category' },
  chooseCategory: { fa: 'برگزینید', en: 'Choose one' },
  brand: { fa: 'برند', en: 'Brand' },
  noBrand: { fa: 'بی‌برند', en: 'No brand' },
  newBrand: { fa: 'برند تازه', en: 'New brand' },
  newBrandEn: { fa: 'نام انگلیسی برند تازه', en: 'English name of the new brand' },
  addBrand: { fa: 'افزودن', en: 'Add' },
  mendBrand: { fa: 'اصلاح نام برند', en: 'Correct the brand’s name' },
  brandAdded: { fa: 'برند افزوده شد.', en: 'The brand was added.' },
  tags: { fa: 'برچسب‌ها', en: 'Tags' },
  tagsEn: { fa: 'برچسب‌ها به انگلیسی', en: 'Tags in English' },
  tagsEnHint: { fa: 'خالی: همان فارسی‌ها نشان داده می‌شود.', en: 'Empty: the Persian ones are shown.' },
  tagsHint: { fa: 'با ویرگول از هم جدا کنید.', en: 'Divide them by commas.' },
  slug: { fa: 'نشانی', en: 'Address' },
  slugHint: {
    fa: 'خالی بماند، از نام ساخته می‌شود. نشانی پیشین هم به کالا می‌رسد.',
    en: 'Left empty it is made from the name. The former address goes on leading here.',
  },
  badge: { fa: 'نشان روی تصویر', en: 'Badge on the picture' },
  badgeEn: { fa: 'نشان به انگلیسی', en: 'Badge in English' },
  badgeEnHint: { fa: 'خالی: همان فارسی نشان داده می‌شود.', en: 'Empty: the Persian one is shown.' },
  badgeColour: { fa: 'رنگ نشان', en: 'Its colour' },
  pomegranate: { fa: 'اناری', en: 'Pomegranate' },
  turquoise: { fa: 'فیروزه‌ای', en: 'Turquoise' },
  saffron: { fa: 'زعفرانی', en: 'Saffron' },
  status: { fa: 'وضعیت', en: 'Status' },
  active: { fa: 'در فروشگاه', en: 'Active' },
  draft: { fa: 'پیش‌نویس', en: 'Draft' },
  archived: { fa: 'بایگانی', en: 'Archived' },
  statusHint: {
    fa: (status: ProductStatus) =>
      ({
        active: 'خریداران آن را می‌بینند.',
        draft: 'تنها کارکنان آن را می‌بینند.',
        archived: 'کنار گذاشته شده؛ سفارش‌ها و دیدگاه‌هایش می‌ماند.',
      })[status],
    en: (status: ProductStatus) =>
      ({
        active: 'Shoppers see it.',
        draft: 'Only the staff sees it.',
        archived: 'Put away; its orders and reviews stay.',
      })[status],
  },
  save: { fa: 'ذخیره', en: 'Save' },
  publish: { fa: 'گذاشتن در فروشگاه', en: 'Put on sale' },
  saving: { fa: 'در حال ذخیره…', en: 'Saving…' },
  unsaved: { fa: 'تغییرهای ذخیره‌نشده دارید', en: 'You have unsaved changes' },
  required: { fa: 'این مورد لازم است.', en: 'This is required.' },
  look: { fa: 'چیزهایی که نشان شده‌اند را درست کنید.', en: 'Mend what is marked.' },
  uploading: { fa: 'بگذارید فایل‌ها برسند.', en: 'Wait until the files have arrived.' },
  added: { fa: 'کالا در فروشگاه است.', en: 'The product is in the shop.' },
  joined: {
    fa: 'کس دیگری هم‌زمان این کالا را تغییر داد. تغییرهای او در جاهایی که شما دست نزده بودید آمد؛ ببینید و دوباره ذخیره کنید.',
    en: 'Somebody else changed this product meanwhile. Their changes came in where you had changed nothing; look and save again.',
  },
  both: {
    fa: (names: string) => `هر دو تغییر داده‌اید و نوشتهٔ شما مانده: ${names}`,
    en: (names: string) => `Changed by both, with yours kept: ${names}`,
  },
  takeTheirs: { fa: 'نسخهٔ او بماند', en: 'Take theirs' },
  failed: { fa: 'کالا خوانده نشد.', en: 'The product could not be read.' },
  loading: { fa: 'در حال خواندن کالا…', en: 'Reading the product…' },
});
