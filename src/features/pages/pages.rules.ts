/** Content pages written by the shop; the path of each is its name. */
export const writtenPages = ['about-us', 'privacy-policy'] as const;

export type WrittenPage = (typeof writtenPages)[number];
