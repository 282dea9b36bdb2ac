import { isIP } from 'node:net';
import type { Config } from './config.ts';

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];
const maxProxies = 10;

/** Parses TRUST_PROXY: a number of proxies, or networks separated by commas. */
export function trustedProxies(given: string | undefined, errors: string[]): Config['trustProxy'] {
  if (given === undefined || given === '0' || given === 'false') return false;
  const hops = Number(given);
  if (Number.isInteger(hops) && hops > 0 && hops <= maxProxies) return hops;
  const networks = given.split(',').map((one) => one.trim());
  if (networks.every(isNetwork)) return networks;
  errors.push(
    `TRUST_PROXY must be how many proxies stand in front of the shop (1 to ${maxProxies}) or their networks (10.0.0.0/8, loopback), not '${given}': ` +
      'to believe everybody would let each caller choose the address that limits count by.',
  );
  return false;
}

function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
