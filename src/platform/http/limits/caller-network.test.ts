import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';
import { callerNetwork } from './caller-network.ts';

test.each([
  ['198.51.100.7', '198.51.100.0/24'],
  ['::ffff:198.51.100.9', '198.51.100.0/24'],
  ['2001:db8:7:1::5', '2001:db8:7::/48'],
  ['2001:0db8:0007:ffff::', '2001:db8:7::/48'],
  ['unknown', 'unknown'],
])('%s belongs to the network %s', (ip, network) => {
  expect(callerNetwork(callerAddress(ip))).toBe(network);
});
