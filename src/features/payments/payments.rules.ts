/** Where the gateway of a payment method sends the customer's browser back to. */
export function callbackPath(method: string): string {
  return `/payment/callback/${method}`;
}
