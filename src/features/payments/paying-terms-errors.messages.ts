import { messages } from '#shared/messages.ts';

/** Error messages for rejected payment settings. */
export const payingTermsErrors = messages({
  accountByOwner: {
    fa: 'حسابی را که مشتریان به آن واریز می‌کنند فقط مالک فروشگاه اضافه یا عوض می‌کند.',
    en: 'Only the owner of the shop adds or changes an account to which customers transfer money.',
  },
});
