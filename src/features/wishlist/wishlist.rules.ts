/** Maximum number of products on a guest's or a customer's wishlist. */
export const maxWishes = 500;

/** Parses a guest's stored wishlist, latest first; anything but product ids is left out. */
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
