import { messages } from '#shared/messages.ts';

/** Messages of the flash sale admin. */
export const flashSalesAdminMessages = messages({
  save: { fa: 'ذخیره', en: 'Save' },
  newFlashSale: { fa: 'پیشنهاد تازه', en: 'New offer' },
  editFlashSale: { fa: 'ویرایش پیشنهاد', en: 'Edit offer' },
  flashSalesList: { fa: 'پیشنهادها، تازه‌ترین اول', en: 'Offers, newest first' },
  noFlashSales: { fa: 'پیشنهادی نیست', en: 'No offer' },
  product: { fa: 'کالا', en: 'Product' },
  otherProduct: { fa: 'کالای دیگر', en: 'Another product' },
  variant: { fa: 'تنوع', en: 'Variant' },
  allVariants: { fa: 'همهٔ تنوع‌ها', en: 'All variants' },
  flashSalePrice: { fa: 'قیمت پیشنهاد (تومان)', en: 'Offer price (toman)' },
  flashSalePriceHint: { fa: 'خالی: قیمت همیشگی فروشگاه', en: "Empty: the shop's usual price" },
  allotted: { fa: 'تعداد', en: 'Pieces' },
  colour: { fa: 'رنگ نوار', en: 'Colour of the bar' },
  pomegranate: { fa: 'اناری', en: 'Pomegranate' },
  turquoise: { fa: 'فیروزه‌ای', en: 'Turquoise' },
  saffron: { fa: 'زعفرانی', en: 'Saffron' },
  position: { fa: 'جا در فهرست', en: 'Place in the list' },
  endNow: { fa: 'پایان همین حالا', en: 'End it now' },
  callOff: { fa: 'لغو', en: 'Call off' },
  callOffTitle: { fa: 'این پیشنهاد لغو شود؟', en: 'Call this offer off?' },
  callOffText: {
    fa: 'این پیشنهاد شروع نمی‌شود و قیمت کالا همان قیمت همیشگی می‌ماند.',
    en: 'It will not begin; the product stays at its usual price.',
  },
  endTitle: { fa: 'این پیشنهاد تمام شود؟', en: 'End this offer?' },
  endText: {
    fa: 'قیمت کالا همین حالا به قیمت همیشگی برمی‌گردد.',
    en: 'The product goes back to its usual price at once.',
  },
  price: { fa: 'قیمت (تومان)', en: 'Price (toman)' },
  sold: { fa: 'فروخته', en: 'Sold' },
});
