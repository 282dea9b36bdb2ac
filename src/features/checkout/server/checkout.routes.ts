import { offeredPaymentMethods } from '#features/payments/server/payment-methods.service.ts';
import { cardNumberIn } from '#features/payments/server/card-number-guard.service.ts';
import { paymentSettings } from '#features/payments/server/payment-settings.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { checkoutContract } from '../checkout.contract.ts';
import { placeOrder } from './place-order.service.ts';
import { quoteCart } from './quote.service.ts';

export const checkoutRoutes = routes(checkoutContract, {
  'GET /api/checkout/payment-methods/': async ({ shop, language }) => {
    const settings = await paymentSettings(shop);
    const data = (await offeredPaymentMethods(shop)).map((method) => {
      const { card, rate } = method.facts?.(shop.config, settings) ?? {};
      return {
        method: method.code,
        name: method.name[language],
        description: method.description(shop.config, settings)[language],
        at_gateway: method.atGateway === true,
        ...(card === undefined ? {} : { card: { address: card.address, key: card.key, stand_in: card.isDemo } }),
        ...(rate === undefined
          ? {}
          : { rate: { currency: rate.currency, toman_per_unit: rate.tomanPerUnit, date: rate.date } }),
      };
    });
    return { data };
  },

  'POST /api/checkout/quote/': ({ shop, body, caller, language }) =>
    quoteCart(shop, {
      customerId: caller.customerId,
      language,
      shippingMethodId: body.shipping_method_id,
      couponCode: body.coupon,
      province: body.province,
      city: body.city,
      usesCredit: body.use_credit,
    }),
  'POST /api/orders/': ({ shop, key, body, caller, language }) =>
    cardNumberIn(body) ?? placeOrder(shop, { customerId: caller.customerId, key: key ?? '', body, language }),
});
