import { LRUCache } from 'lru-cache';
import type { Language } from '#shared/language.ts';

const maxAddresses = 2_000;
/** Longer ones are not what a screen requests, and their keys are built each time. */
const maxAddressLength = 300;

/**
 * The cache keys of addresses as they were requested. A key follows from its address and language alone, so what was checked
 * and spelt out once need not be again: that took 2 of the 36 µs in which a list goes out of the cache.
 */
export class AddressKeys {
  readonly #keys: Readonly<Record<Language, LRUCache<string, string>>> = {
    fa: new LRUCache({ max: maxAddresses }),
    en: new LRUCache({ max: maxAddresses }),
  };

  find(language: Language, address: string): string | undefined {
    return this.#keys[language].get(address);
  }

  set(language: Language, address: string, key: string): void {
    if (address.length <= maxAddressLength) this.#keys[language].set(address, key);
  }
}
