/** Returns the path to which a payment method's gateway redirects the customer's browser. */
export function callbackPath(method: string): string {
  return `/payment/callback/${method}`;
}
