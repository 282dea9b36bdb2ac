import { messages } from '#shared/messages.ts';

/** Why a wish about a customer's data was refused, as the server says it. */
export const privacyRefusals = messages({
  customerUnknown: { fa: 'این مشتری پیدا نشد.', en: 'This customer was not found.' },
});
