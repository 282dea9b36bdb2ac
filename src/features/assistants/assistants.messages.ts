import { messages } from '#shared/messages.ts';

/** The messages in responses to an assistant's calls, to be passed on to its shopper. */
export const assistantsMessages = messages({
  off: { fa: 'این فروشگاه فعلاً دستیار خرید نمی‌پذیرد.', en: 'This shop does not take assistants at the moment.' },
  noProfile: {
    fa: 'سرآیند UCP-Agent باید نشانی https نمایه را در profile داشته باشد.',
    en: 'The UCP-Agent header must carry the https address of a profile.',
  },
  profileUnreachable: { fa: 'نمایهٔ دستیار خوانده نشد.', en: 'The profile could not be fetched.' },
  profileMalformed: { fa: 'نمایهٔ دستیار درست نیست.', en: 'The profile is not one of the protocol.' },
  versionUnsupported: {
    fa: (given: string, ours: string) => `نسخهٔ ${given} پشتیبانی نمی‌شود؛ این فروشگاه نسخهٔ ${ours} را می‌شناسد.`,
    en: (given: string, ours: string) => `Version ${given} is not supported. This shop implements version ${ours}.`,
  },
  incompatible: {
    fa: 'این کار در توانایی‌های مشترک دستیار و فروشگاه نیست.',
    en: 'This is not among the capabilities that both sides share.',
  },
  tooMany: { fa: 'درخواست‌ها زیاد شد؛ کمی بعد دوباره بفرستید.', en: 'Too many requests; try again later.' },
  badRequest: { fa: 'درخواست خوانده نشد.', en: 'The request could not be read.' },
  invalid: {
    fa: (path: string) => `درخواست درست نیست: ${path}`,
    en: (path: string) => `The request is not valid: ${path}`,
  },
  noInput: {
    fa: 'برای جست‌وجو query یا filters لازم است.',
    en: 'A search needs a query or filters.',
  },
  tooLarge: {
    fa: (max: string) => `در هر درخواست حداکثر ${max} شناسه بپرسید.`,
    en: (max: string) => `At most ${max} identifiers in a request.`,
  },
  stopped: { fa: 'این فروشگاه به این دستیار اجازه نمی‌دهد.', en: 'This shop has stopped this assistant.' },
  assistantNotFound: { fa: 'این دستیار پیدا نشد.', en: 'This assistant was not found.' },
  keyReused: {
    fa: 'این Idempotency-Key قبلاً برای درخواست دیگری آمده است.',
    en: 'This Idempotency-Key came with another request before.',
  },
  inProgress: {
    fa: 'همین درخواست در حال انجام است؛ کمی بعد دوباره بفرستید.',
    en: 'The same request is being carried out; try again later.',
  },
  noSuchCall: { fa: 'چنین نشانی‌ای نیست.', en: 'There is no such address.' },
  otherMethod: { fa: 'این نشانی این کار را نمی‌پذیرد.', en: 'This address does not take this method.' },
  productNotFound: { fa: 'این کالا پیدا نشد.', en: 'This product was not found.' },
  unexpected: { fa: 'مشکلی پیش آمد.', en: 'Something went wrong.' },
  unavailable: {
    fa: 'فروشگاه فعلاً پاسخ نمی‌دهد؛ کمی بعد دوباره بفرستید.',
    en: 'The shop cannot answer just now; try again later.',
  },
  signatureInvalid: { fa: 'امضای درخواست درست نیست.', en: 'The signature is not valid.' },
  signatureMissing: {
    fa: 'برای دیدن سفارش، درخواست باید با کلیدی از نمایهٔ دستیار امضا شود.',
    en: 'To read an order, the request must be signed by a key of the profile.',
  },
  keyNotFound: { fa: 'کلید این امضا در نمایه نیست.', en: 'The key is not in the profile.' },
  digestMismatch: { fa: 'Content-Digest با متن درخواست یکی نیست.', en: 'Content-Digest does not match the body.' },
  algorithmUnsupported: { fa: 'فقط امضای ES256 پذیرفته است.', en: 'Only ES256 signatures are accepted.' },
});
