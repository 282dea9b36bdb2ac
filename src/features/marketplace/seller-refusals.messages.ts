import { messages } from '#shared/messages.ts';

/** What a seller, and the staff beside, is told when something cannot be done. */
export const sellerRefusals = messages({
  required: { fa: 'این بخش برای فروشندگان اینجاست.', en: 'This part is for those who sell here.' },
  tooOften: { fa: 'امروز کالای زیادی افزوده‌اید. فردا ادامه دهید.', en: 'You have added many products today. Go on tomorrow.' },
  decidedAlready: { fa: 'همکار دیگری به این کالا رسیدگی کرده است.', en: 'A colleague has already decided this product.' },
});
