/**
 * The keys this browser uses in localStorage, and whether each survives a sign-out: the appearance stays, and a guest's data that belongs to no
 * account. sessionStorage contains drafts, which a sign-out deletes.
 */
export const storedKeys = {
  accessToken: 'goes',
  refreshToken: 'goes',
  customer: 'goes',
  'cart-waiting': 'goes',
  recentSearches: 'goes',
  theme: 'stays',
  view: 'stays',
  language: 'stays',
  cart: 'stays',
  'cart-join': 'stays',
  wishlist: 'stays',
  'install-offer': 'stays',
  reader: 'stays',
} as const;

/** The keys that identify the signed-in customer, which the next customer overwrites. */
const ofSession: readonly string[] = ['accessToken', 'refreshToken', 'customer'];

/** Deletes what a previous customer who never signed out left, such as recent searches: another customer is signed in. */
export function forgetFormer(): void {
  try {
    for (const [key, after] of Object.entries(storedKeys))
      if (after === 'goes' && !ofSession.includes(key)) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Deletes from the browser what identifies the signed-in customer, and every key not known to stay. Other tabs receive it as a clearing. */
export function forgetPerson(): void {
  try {
    const staying = Object.entries(storedKeys).flatMap(([key, after]) =>
      after === 'stays' ? [[key, localStorage.getItem(key)] as const] : [],
    );
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of staying) if (value !== null) localStorage.setItem(key, value);
  } catch {
    // Without storage there is nothing to delete.
  }
}
