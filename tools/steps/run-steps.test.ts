import { afterEach, expect, test, vi } from 'vitest';
import { ahead, needed, runSteps, type Step } from './run-steps.mjs';

const exitCode = process.exitCode;
afterEach(() => {
  process.exitCode = exitCode;
});

/** Returns what a run prints, line by line. */
async function linesOf(steps: (Step | Step[])[]): Promise<string[]> {
  const messages: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => messages.push(`${text}\n`));
  vi.spyOn(console, 'error').mockImplementation((text: string) => messages.push(`${text}\n`));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => messages.push(String(text)) > 0);
  await runSteps(steps);
  return messages.join('').trimEnd().split('\n');
}
const passed = (passed: number) => () => Promise.resolve({ passed, failed: 0, skipped: 0 });
const failing = () => Promise.reject(new Error('the reason'));

test('the last line totals the findings of all steps, including parallel ones, and names each failed step', async () => {
  const lines = await linesOf([
    ['first', passed(2)],
    [
      ['one', passed(1)],
      ['other', failing],
    ],
    ['last', () => Promise.resolve({ passed: 3, failed: 1, skipped: 2, names: ['failed: a test'] })],
  ]);
  expect(lines.at(-1)).toBe('6 passed, 2 failed, 2 skipped');
  expect(lines).toEqual(expect.arrayContaining(['the reason', 'failed: other', 'failed: a test']));
  expect(process.exitCode).toBe(1);
});

test('the output of a parallel step is printed together under its title', async () => {
  const printing = (name: string): Step => [
    name,
    async (run) => ({ passed: (await run('tools/drill.mjs', ['--list'])) === 0 ? 1 : 0, failed: 0, skipped: 0 }),
  ];
  const lines = await linesOf([[printing('one'), printing('other'), printing('third')]]);
  const text = lines.join('\n');
  const printedBy = (name: string) => new RegExp(`── ${name} ─+\n([^]*?)\n${name}: 1 passed`).exec(text)?.[1];
  const list = printedBy('one');
  expect(list?.split('\n').length).toBeGreaterThan(3);
  expect([printedBy('other'), printedBy('third')]).toEqual([list, list]);
  expect(lines.at(-1)).toBe('3 passed, 0 failed');
});

test('a failed required step stops the steps after it; one that only runs ahead stops none', async () => {
  const after = vi.fn(passed(1));
  expect((await linesOf([['ahead', ahead(failing)], [['needed', needed(failing)]], ['after', after]])).at(-1)).toBe(
    '0 passed, 1 failed',
  );
  expect(after).not.toHaveBeenCalled();
});
