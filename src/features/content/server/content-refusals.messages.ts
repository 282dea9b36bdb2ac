import { messages } from '#shared/messages.ts';

export const contentRefusals = messages({
  postNotFound: { fa: 'این نوشته پیدا نشد.', en: 'This post was not found.' },
  tooManyComments: {
    fa: 'چند دیدگاه پشت سر هم فرستادید. کمی بعد دوباره بنویسید.',
    en: 'You sent several comments in a row. Please write again a little later.',
  },
});
