/** Returns the browser's clock, in milliseconds since 1970: for what this browser stores about its own actions. */
export const browserNow = (): number => Date.now();
