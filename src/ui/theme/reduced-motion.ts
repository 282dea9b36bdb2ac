import { useMediaQuery } from './media-query.ts';

/** Whether the shopper requested stillness; on the server and while hydrating, yes. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);
