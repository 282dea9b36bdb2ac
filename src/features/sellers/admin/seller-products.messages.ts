import { messages } from '#shared/messages.ts';

/** Texts of the approval queue of sellers' products. */
export const sellerProductsMessages = messages({
  title: { fa: 'کالاهای فروشندگان', en: 'Sellers’ products' },
  state: { fa: 'وضعیت', en: 'State' },
  waiting: { fa: 'در انتظار', en: 'Waiting' },
  approved: { fa: 'تأییدشده', en: 'Approved' },
  refused: { fa: 'ردشده', en: 'Refused' },
  product: { fa: 'کالا', en: 'Product' },
  seller: { fa: 'فروشنده', en: 'Seller' },
  price: { fa: 'قیمت', en: 'Price' },
  toman: { fa: 'تومان', en: 'Toman' },
  when: { fa: 'زمان', en: 'When' },
  decision: { fa: 'رسیدگی', en: 'Decision' },
  approve: { fa: 'تأیید', en: 'Approve' },
  approveOne: { fa: (name: string) => `تأیید ${name}`, en: (name: string) => `Approve ${name}` },
  refuse: { fa: 'رد', en: 'Refuse' },
  refuseOne: { fa: (name: string) => `رد ${name}`, en: (name: string) => `Refuse ${name}` },
  refuseTitle: { fa: 'چرا تأیید نمی‌شود؟', en: 'Why is it not approved?' },
  refuseText: { fa: 'فروشنده این دلیل را می‌خواند.', en: 'The seller reads this reason.' },
  reasonImages: { fa: 'تصویر روشنی ندارد', en: 'It has no clear picture' },
  reasonDescription: { fa: 'توضیح کالا کامل نیست', en: 'Its description is not complete' },
  reasonForbidden: { fa: 'فروش این کالا اینجا ممکن نیست', en: 'It cannot be sold here' },
  wasApproved: { fa: 'کالا دیده می‌شود.', en: 'The product is seen now.' },
  wasRefused: { fa: 'کالا رد شد.', en: 'The product was refused.' },
  none: { fa: 'کالایی در این وضعیت نیست.', en: 'There are no products in this state.' },
});
