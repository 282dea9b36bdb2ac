import { messages } from '#shared/messages.ts';

export const cancellationErrors = messages({
  notCancellable: { fa: 'این سفارش دیگر قابل لغو نیست.', en: 'This order can no longer be cancelled.' },
});
