import { expect, test } from 'vitest';
import { authenticatorAddress, base32, plainRecoveryCode, recoveryCodeOf } from '../second-factor.rules.ts';
import { codeOfStep, stepAt, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B: eight digits, SHA-1.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at %d seconds is %s', (seconds, code) => {
  expect(codeOfStep(secret, stepAt(new Date(seconds * 1_000)), 8)).toBe(code);
});

test('a code is valid in its half minute and the ones before and after, and no longer', () => {
  const at = new Date('2026-11-20T08:00:00Z');
  const step = stepAt(at);
  for (const [other, found] of [
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ] as const)
    expect(stepOfCode(secret, codeOfStep(secret, step + other), at), String(other)).toBe(found);
  expect(stepOfCode(secret, '', at)).toBeNull();
  expect(stepOfCode(secret, '12345', at)).toBeNull();
});

// RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%s in base 32 is %s', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test('a recovery code is parsed the same however it is typed', () => {
  const code = recoveryCodeOf(Buffer.from('0123456789abcdef'));
  expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  const plain = plainRecoveryCode(code);
  expect(plainRecoveryCode(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(plain);
  expect(plainRecoveryCode(code.slice(1))).toBeNull();
});

test('an app reads the shop, the account and the secret from one URI', () => {
  const address = new URL(authenticatorAddress({ secret: 'MZXW6YTB', shop: 'حجره: ۱', account: 'ali&x' }));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('ali&x');
  expect(address.searchParams.get('issuer')).toBe('حجره: ۱');
  expect(address.searchParams.get('secret')).toBe('MZXW6YTB');
});
