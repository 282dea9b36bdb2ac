/** The browser's clock, in milliseconds since 1970: for what this browser remembers of its own doings. */
export const browserNow = (): number => Date.now();
