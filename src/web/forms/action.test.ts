import { beforeEach, expect, test, vi } from 'vitest';
import { CallRefused } from '#shared/contract/api-client.ts';
import { errorOfAttempt, type EditOfField } from '#ui/inputs/form-attempt.ts';
import { Action, type ActionMessages } from './action.ts';

let action: Action;
const messages = {
  explain: vi.fn((error: CallRefused) => error.message),
  onDone: vi.fn(),
  onError: vi.fn(),
  onUnexpected: vi.fn(),
} satisfies ActionMessages;
const deferred = () => {
  let finish!: () => void;
  let fail!: (error: unknown) => void;
  const promise = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { promise, finish, fail };
};
const rejection = (fields: Record<string, string>) => new CallRefused(400, { message: 'wrong', fields });
const errorAt = (field: string, edit: EditOfField | null = null) =>
  errorOfAttempt(action.current().fields[field], action.current().attempt, edit);

beforeEach(() => {
  action = new Action();
  vi.clearAllMocks();
});

test('a second press during the first does nothing', async () => {
  const call = deferred();
  const again = vi.fn();
  const first = action.run(() => call.promise, messages);
  expect(action.current().busy).toBe(true);
  expect(await action.run(again, messages)).toBe(false);
  expect(again).not.toHaveBeenCalled();
  call.finish();
  expect(await first).toBe(true);
  expect(action.current().busy).toBe(false);
  expect(messages.onDone).toHaveBeenCalledOnce();
});

test('a rejected value is reported at its field, and displayed once', async () => {
  expect(await action.run(() => Promise.reject(rejection({ city: 'unknown' })), messages)).toBe(false);
  expect(action.current()).toMatchObject({ busy: false, fields: { city: 'unknown' }, message: 'wrong' });
  expect(messages.onError).toHaveBeenCalledExactlyOnceWith('wrong');
  expect(messages.onDone).not.toHaveBeenCalled();
});

test('a non-shop error is reported, and the action can be retried', async () => {
  const bug = new TypeError('bug');
  await action.run(() => Promise.reject(bug), messages);
  expect(messages.onUnexpected).toHaveBeenCalledExactlyOnceWith(bug);
  expect(await action.run(() => Promise.resolve(), messages)).toBe(true);
});

test('the next attempt clears the errors of the last one', async () => {
  await action.run(() => Promise.reject(rejection({ city: 'unknown' })), messages);
  const call = deferred();
  const second = action.run(() => call.promise, messages);
  expect(action.current()).toMatchObject({ fields: {}, message: null });
  call.finish();
  await second;
});

test('an error leaves an edited field, stays at the others, and returns on the next press that finds it', () => {
  action.reject({ city: 'empty', line: 'empty' });
  const edited = { attempt: action.current().attempt, error: 'empty' };
  expect(errorAt('city', edited)).toBeUndefined();
  expect(errorAt('line')).toBe('empty');
  expect(errorOfAttempt('what leaving the field found', edited.attempt, edited)).toBe('what leaving the field found');
  action.reject({ city: 'empty' });
  expect(errorAt('city', edited)).toBe('empty');
});

test('every failed press is a new attempt, so that the form focuses again even with the same errors', () => {
  action.reject({ city: 'empty' });
  const first = action.current();
  action.reject({ city: 'empty' });
  expect(action.current().attempt).toBeGreaterThan(first.attempt);
});

test('the idempotency key stays after an error and changes after a success', async () => {
  const body = { text: 'سلام' };
  const key = action.key.for('message', body);
  await action.run(() => Promise.reject(rejection({})), messages);
  expect(action.key.for('message', body)).toBe(key);
  await action.run(() => Promise.resolve(), messages);
  expect(action.key.for('message', body)).not.toBe(key);
});

test('a screen that was left receives no later results', async () => {
  const listener = vi.fn();
  const leave = action.subscribe(listener);
  const call = deferred();
  const running = action.run(() => call.promise, messages);
  expect(listener).toHaveBeenCalledOnce();
  leave();
  call.finish();
  await running;
  expect(listener).toHaveBeenCalledOnce();
});
