/** Pages whose text the shop writes itself; each has an address of its own name. */
export const writtenPages = ['about-us', 'privacy-policy'] as const;

export type WrittenPage = (typeof writtenPages)[number];
