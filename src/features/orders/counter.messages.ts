import { messages } from '#shared/messages.ts';

/** What stands on an order, and on its documents, in the place of a buyer's name and address, when goods were handed over at the counter. */
export const counterMessages = messages({
  buyer: { fa: 'مشتری حضوری', en: 'Customer at the counter' },
  handedOver: { fa: 'تحویل در فروشگاه', en: 'Handed over in the shop' },
});
