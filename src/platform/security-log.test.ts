import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { maskedPhone, securityEvent } from './security-log.ts';

function heard(level: string): { log: ReturnType<typeof createLog>; lines: string[] } {
  const lines: string[] = [];
  return { lines, log: createLog(level, { write: (line) => void lines.push(line) }) };
}

test('an event stands in a log of its own, by its name, with a masked phone', () => {
  const { log, lines } = heard('info');
  securityEvent({ log }, 'code.wrong', { phone: '+989121234567', address: '198.51.100.7', count: 3 });
  expect(JSON.parse(lines.join(''))).toMatchObject({
    log: 'security',
    event: 'code.wrong',
    phone: '+98912•••4567',
    address: '198.51.100.7',
    count: 3,
  });
  expect(lines.join('')).not.toContain('9121234567');
});

test.each([
  ['warn', 1],
  ['error', 1],
  ['silent', 0],
])('where the shop’s own log is told %s, an event is written %i times', (level, times) => {
  const { log, lines } = heard(level);
  log.info('nothing that matters');
  securityEvent({ log }, 'signed-in', { customer: 7 });
  expect(lines).toHaveLength(times);
});

test.each([
  ['+989121234567', '+98912•••4567'],
  ['0912', '•••'],
])('%s is masked as %s', (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});
