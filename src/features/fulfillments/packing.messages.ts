import { messages } from '#shared/messages.ts';

/** What whoever packs reads: the staff and sellers. */
export const packingMessages = messages({
  pack: { fa: 'بسته شد', en: 'Packed' },
  packChosen: { fa: 'همین‌ها بسته شد', en: 'Pack these' },
  choose: { fa: 'در چند مرسوله', en: 'Split into parcels' },
  chooseNot: { fa: 'همه در یک مرسوله', en: 'All in one parcel' },
  piecesOf: {
    fa: (name: string) => `تعداد \u2068${name}\u2069 در این مرسوله`,
    en: (name: string) => `Pieces of \u2068${name}\u2069 in this parcel`,
  },
  handOver: { fa: 'تحویل دادم', en: 'Handed over' },
  unpack: { fa: 'باز کردن مرسوله', en: 'Unpack' },
  correct: { fa: 'ویرایش کد', en: 'Edit the code' },
  save: { fa: 'ذخیره', en: 'Save' },
  cancel: { fa: 'انصراف', en: 'Cancel' },
});
