/** The device of a session, as far as it can be recognised; otherwise `other`. */
export interface Device {
  readonly browser: Browser;
  readonly system: System;
}

export const browsers = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'samsung', 'other'] as const;
export type Browser = (typeof browsers)[number];
export const systems = ['android', 'iphone', 'ipad', 'windows', 'mac', 'linux', 'other'] as const;
export type System = (typeof systems)[number];

// The first match applies: most browsers also identify as Chrome or Safari.
const browserWords: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\bOPR\/|\bOpera\b/, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bFirefox\/|\bFxiOS\//, 'firefox'],
  [/\bChrome\/|\bCriOS\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];
const systemWords: readonly (readonly [RegExp, System])[] = [
  [/\bAndroid\b/, 'android'],
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b|\bCrOS\b/, 'linux'],
];

/** Parses a user agent. It can have any content, so the result is only displayed to the customer and decides nothing. */
export function deviceOf(userAgent: string): Device {
  const first = <Name>(words: readonly (readonly [RegExp, Name])[]) =>
    words.find(([pattern]) => pattern.test(userAgent))?.[1];
  return { browser: first(browserWords) ?? 'other', system: first(systemWords) ?? 'other' };
}
