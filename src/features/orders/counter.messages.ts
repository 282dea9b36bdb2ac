import { messages } from '#shared/messages.ts';

/** The texts in place of a buyer's name and address on orders and documents of counter sales. */
export const counterMessages = messages({
  buyer: { fa: 'مشتری حضوری', en: 'Customer at the counter' },
  handedOver: { fa: 'تحویل در فروشگاه', en: 'Handed over in the shop' },
});
