import type { Language } from '#shared/language.ts';
import type { KnownPage } from './requests.rules.ts';

/** The build of the shop that a worker belongs to. */
export interface ShopBuild {
  /** Names the browser's files of this build: `manifest-VERSION.js` stands in each of its documents. */
  readonly version: string;
  /** Addresses of the files that every shopper's pages are made of, and of the texts in each language. */
  readonly files: readonly string[];
  readonly texts: Readonly<Record<Language, readonly string[]>>;
  readonly pages: readonly KnownPage[];
}
