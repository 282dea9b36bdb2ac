/** As many products as a wishlist holds, a guest's or a customer's. */
export const maxWishes = 500;

/** A guest's wishes as the browser stored them, the last wished for first; whatever is no number of a product is left out. */
export function readStoredWishes(text: string | null): number[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is number => Number.isInteger(id) && Number(id) > 0);
  return [...new Set(ids)].slice(0, maxWishes);
}
