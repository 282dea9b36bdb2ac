import { messages } from '#shared/messages.ts';

/** Why a change of a brand is rejected. */
export const brandErrors = messages({
  changedMeanwhile: {
    fa: 'یک نفر دیگر زودتر از شما این را عوض کرده است. چیزی از نوشتهٔ شما از دست نرفته؛ نسخهٔ او را ببینید و انتخاب کنید کدام بماند.',
    en: 'Somebody else has changed this before you. Nothing you wrote is lost; see their version and choose which is to stay.',
  },
  slugTaken: { fa: 'این نشانی قبلاً گرفته شده است.', en: 'This address belongs to another one.' },
  brandUnknown: { fa: 'چنین برندی نیست.', en: 'There is no such brand.' },
});
