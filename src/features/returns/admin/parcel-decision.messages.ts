import { messages } from '#shared/messages.ts';

/** Texts of the staff's decision about an undelivered parcel. */
export const parcelDecisionMessages = messages({
  whatNow: { fa: 'حالا چه کنیم؟', en: 'What now?' },
  backMeans: { fa: 'کالا برگشته و منتظر تصمیم شماست.', en: 'It is back and waits for your decision.' },
  lostMeans: { fa: 'مرسوله گم شده و منتظر تصمیم شماست.', en: 'It is lost and waits for your decision.' },
  sendAgain: { fa: 'دوباره فرستادن', en: 'Send again' },
  againQuestion: { fa: 'دوباره فرستاده شود؟', en: 'Send it again?' },
  againMeans: {
    fa: 'کالاهای این مرسوله به فهرست بسته‌بندی برمی‌گردد. پولی جابه‌جا نمی‌شود.',
    en: 'Its goods go back to what is to be packed. No money moves.',
  },
  lostAgainMeans: {
    fa: 'به‌جای کالاهای گم‌شده از انبار برداشته می‌شود و به فهرست بسته‌بندی می‌رود. پولی جابه‌جا نمی‌شود.',
    en: 'Other pieces are taken from the shelf in place of the lost ones, to be packed. No money moves.',
  },
  replace: { fa: 'کالا آسیب دیده؛ از انبار تازه بردار', en: 'It is damaged: take new pieces from the shelf' },
  refund: { fa: 'برگرداندن پول', en: 'Refund' },
  refundQuestion: { fa: 'پول این مرسوله برگردد؟', en: 'Refund this parcel?' },
  refundMeans: {
    fa: 'قیمت کالاهایش به مشتری برمی‌گردد و این مرسوله دیگر فرستاده نمی‌شود. این کار برگشت ندارد.',
    en: 'What its goods cost goes back to the customer, and it is not sent any more. This cannot be undone.',
  },
  letGo: { fa: 'دیگر فرستاده نشود', en: 'Do not send it' },
  letGoQuestion: { fa: 'این مرسوله دیگر فرستاده نشود؟', en: 'Do not send this parcel any more?' },
  letGoMeans: {
    fa: 'قیمت کالاهایش از آنچه هنگام تحویل گرفته می‌شود کم می‌شود. این کار برگشت ندارد.',
    en: 'What its goods cost is taken off what is collected at the door. This cannot be undone.',
  },
  restock: { fa: 'سالم است و به انبار برمی‌گردد', en: 'It can be sold again: back onto the shelf' },
  decided: { fa: 'ثبت شد.', en: 'Noted.' },
});
