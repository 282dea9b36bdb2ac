import { useMediaQuery } from './media-query.ts';

/** Returns whether the shopper prefers reduced motion; true on the server and while hydrating. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);
