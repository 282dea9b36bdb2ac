/**
 * What this browser stores in localStorage, and whether it outlives a sign-out: how the shop looks stays, and a guest's items that
 * are nobody's. What is stored in sessionStorage is what somebody began to write; a sign-out leaves none of it.
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

/** What says who is signed in, which the next one has of their own. */
const ofSession: readonly string[] = ['accessToken', 'refreshToken', 'customer'];

/** Removes what the customer before left who never signed out, such as what they looked for: another one is signed in. */
export function forgetFormer(): void {
  try {
    for (const [key, after] of Object.entries(storedKeys))
      if (after === 'goes' && !ofSession.includes(key)) localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

/** Removes from the browser what names who was signed in, and whatever is not known to stay. Other tabs hear of it as of a clearing. */
export function forgetPerson(): void {
  try {
    const staying = Object.entries(storedKeys).flatMap(([key, after]) =>
      after === 'stays' ? [[key, localStorage.getItem(key)] as const] : [],
    );
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of staying) if (value !== null) localStorage.setItem(key, value);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
