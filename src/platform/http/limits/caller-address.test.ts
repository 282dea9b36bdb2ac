import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001::5', '2001:db8:0:1::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['socket', 'socket'],
])('limits count %s as %s', (ip, counted) => {
  expect(callerAddress(ip)).toBe(counted);
});
