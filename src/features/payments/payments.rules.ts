/** Where a gateway sends the customer's browser back to. */
export const callbackPath = '/payment/callback';
