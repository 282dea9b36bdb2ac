/** What a session runs on, as far as it can be recognised; `other` where it cannot. */
export interface Device {
  readonly browser: Browser;
  readonly system: System;
}

export const browsers = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'samsung', 'other'] as const;
export type Browser = (typeof browsers)[number];
export const systems = ['android', 'iphone', 'ipad', 'windows', 'mac', 'linux', 'other'] as const;
export type System = (typeof systems)[number];

// The first that fits: most browsers call themselves Chrome or Safari as well.
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

/** Reads what a browser calls itself. It may say anything, so this is for the customer's eye and decides nothing. */
export function deviceOf(userAgent: string): Device {
  const first = <Name>(words: readonly (readonly [RegExp, Name])[]) =>
    words.find(([pattern]) => pattern.test(userAgent))?.[1];
  return { browser: first(browserWords) ?? 'other', system: first(systemWords) ?? 'other' };
}
