import { messages } from '#shared/messages.ts';

/** Why a change of shipping methods was refused. */
export const shippingErrors = messages({
  shippingUnknown: { fa: 'این روش ارسال ارائه نمی‌شود.', en: 'This way of shipping is not offered.' },
  daysCrossed: { fa: 'بیشترین روز کمتر از کمترین روز است.', en: 'The longest time is shorter than the shortest.' },
  tooManyMethods: {
    fa: 'بیش از پنجاه روش ارسال نگه داشته نمی‌شود.',
    en: 'No more than fifty ways of sending are kept.',
  },
});
