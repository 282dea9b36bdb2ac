import type { Language } from '#shared/language.ts';
import type { KnownPage } from './requests.rules.ts';

/** The build that a service worker belongs to. */
export interface ShopBuild {
  /** Identifies the client files of this build: `manifest-VERSION.js` is in each of its documents. */
  readonly version: string;
  /** URLs of the files that all storefront pages need, and of the messages in each language. */
  readonly files: readonly string[];
  readonly texts: Readonly<Record<Language, readonly string[]>>;
  readonly pages: readonly KnownPage[];
}
