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

test('a second press while the first is on its way does nothing', async () => {
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

test('what the shop rejects stands at its field, and is displayed once', async () => {
  expect(await action.run(() => Promise.reject(rejection({ city: 'unknown' })), messages)).toBe(false);
  expect(action.current()).toMatchObject({ busy: false, fields: { city: 'unknown' }, message: 'wrong' });
  expect(messages.onError).toHaveBeenCalledExactlyOnceWith('wrong');
  expect(messages.onDone).not.toHaveBeenCalled();
});

test('what is no answer of the shop is reported, and the action can be tried again', async () => {
  const bug = new TypeError('bug');
  await action.run(() => Promise.reject(bug), messages);
  expect(messages.onUnexpected).toHaveBeenCalledExactlyOnceWith(bug);
  expect(await action.run(() => Promise.resolve(), messages)).toBe(true);
});

test('the next try forgets what the last one found', async () => {
  await action.run(() => Promise.reject(rejection({ city: 'unknown' })), messages);
  const call = deferred();
  const second = action.run(() => call.promise, messages);
  expect(action.current()).toMatchObject({ fields: {}, message: null });
  call.finish();
  await second;
});

test('an error leaves a field that is edited, stays at the others, and a press that finds it again brings it back', () => {
  action.reject({ city: 'empty', line: 'empty' });
  const edited = { attempt: action.current().attempt, error: 'empty' };
  expect(errorAt('city', edited)).toBeUndefined();
  expect(errorAt('line')).toBe('empty');
  expect(errorOfAttempt('what leaving the field found', edited.attempt, edited)).toBe('what leaving the field found');
  action.reject({ city: 'empty' });
  expect(errorAt('city', edited)).toBe('empty');
});

test('every failed press is another attempt, by which the form knows to focus again, though the errors are the same', () => {
  action.reject({ city: 'empty' });
  const first = action.current();
  action.reject({ city: 'empty' });
  expect(action.current().attempt).toBeGreaterThan(first.attempt);
});

test('the key of a retry stays through an error and is another after a success', async () => {
  const body = { text: 'سلام' };
  const key = action.key.for('message', body);
  await action.run(() => Promise.reject(rejection({})), messages);
  expect(action.key.for('message', body)).toBe(key);
  await action.run(() => Promise.resolve(), messages);
  expect(action.key.for('message', body)).not.toBe(key);
});

test('a screen that is left hears nothing of what comes after', async () => {
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
