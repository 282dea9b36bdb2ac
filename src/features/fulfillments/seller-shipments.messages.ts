import { messages } from '#shared/messages.ts';

/** The replies to a seller when a shipment cannot be moved. */
export const sellerShipmentRefusals = messages({
  notFound: { fa: 'این مرسوله پیدا نشد.', en: 'This shipment was not found.' },
  elsewhere: { fa: 'این مرسوله دیگر در این گام نیست.', en: 'This shipment is no longer at this step.' },
});
