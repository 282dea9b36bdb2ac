import { lookup as lookupInDns, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Resolves a name to its addresses, like `dns.lookup`. */
export type FindAddresses = (name: string) => Promise<readonly LookupAddress[]>;

/** A name resolves to an address to which the shop does not connect. */
export class AddressPrivate extends Error {
  override readonly name = 'AddressPrivate';
}

const findInDns: FindAddresses = (name) =>
  new Promise((resolve, reject) => {
    lookupInDns(name, { all: true }, (error, found) => {
      if (error === null) resolve(found);
      else reject(error);
    });
  });

/** Returns a lookup for a connection, which refuses a name if one of its addresses is not allowed. */
export function checkedLookup(
  findAddresses: FindAddresses = findInDns,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return (name, options, done) => {
    findAddresses(name).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => isAllowed(address)))
          done(new AddressPrivate(`${name} has an address that is not public.`), '', 0);
        else if (options.all === true) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: unknown) => {
        done(error as NodeJS.ErrnoException, '', 0);
      },
    );
  };
}
