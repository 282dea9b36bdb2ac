import { expect, test } from 'vitest';
import { isPushEndpoint, pushOutcome } from './push.rules.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com.example/', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://127.0.0.1:9000/push', false],
  ['not an address', false],
])('ACC-04 %s may be called: %s', (address, allowed) => {
  expect(isPushEndpoint(address, { loopback: false })).toBe(allowed);
});

test('ACC-04 a push service on the local machine is allowed in the demo only', () => {
  expect(isPushEndpoint('http://127.0.0.1:9000/push', { loopback: true })).toBe(true);
  expect(isPushEndpoint('http://10.0.0.1/push', { loopback: true })).toBe(false);
});

test.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [503, 'later'],
  [400, 'refused'],
  [403, 'refused'],
])('ACC-04 the response status %i means %s', (status, outcome) => {
  expect(pushOutcome(status)).toBe(outcome);
});
