/** Returns the header that requests the page's language instead of the browser's preferred one. */
export const inPageLanguage = (): Record<string, string> =>
  typeof document === 'undefined' || document.documentElement.lang === ''
    ? {}
    : { 'accept-language': document.documentElement.lang };
