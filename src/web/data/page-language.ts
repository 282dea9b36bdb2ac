/** Every call requests the language that is on the screen, not the one that the browser was set up with. */
export const inPageLanguage = (): Record<string, string> =>
  typeof document === 'undefined' || document.documentElement.lang === ''
    ? {}
    : { 'accept-language': document.documentElement.lang };
