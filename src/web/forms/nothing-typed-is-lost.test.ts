import { beforeEach, describe, expect, test, vi } from 'vitest';
import { typedSince } from '#shared/join-changes.ts';
import type * as draftModule from './stored-draft.ts';
import type * as heldModule from './held-draft.ts';
import type * as halfModule from './half-typed.ts';
import type * as sessionModule from '../session/session.ts';

let drafts: typeof draftModule;
let held: typeof heldModule;
let half: typeof halfModule;
let session: typeof sessionModule;

const storage = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
};

/** Simulates a reload: the modules are new, the storage is not. */
const reload = async () => {
  vi.resetModules();
  session = await import('../session/session.ts');
  drafts = await import('./stored-draft.ts');
  held = await import('./held-draft.ts');
  half = await import('./half-typed.ts');
  session.setSession({ state: 'customer', customer: { id: 1 } } as sessionModule.Session);
};

beforeEach(async () => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  await reload();
});

const parcel = { carrier: '', tracking_code: '' };
const name = 'parcel:1';
const typed = (part: Partial<typeof parcel>, from = held.heldDraft(parcel, 1)) => {
  const next = { ...from, value: { ...from.value, ...part } };
  drafts.storeDraft(name, held.textOfDraft(next));
  return next;
};
const foundAgain = (stored = parcel, version = 1) => held.foundDraft(stored, version, drafts.draftText(name));

describe("a parcel's draft", () => {
  test('survives a reload and a failed save', async () => {
    typed({ tracking_code: '1234' });
    await reload();
    expect(foundAgain()).toMatchObject({ value: { carrier: '', tracking_code: '1234' }, restored: true, version: 1 });
  });

  test('is merged with what others stored meanwhile, whose version is then sent', async () => {
    typed({ tracking_code: '1234' });
    await reload();
    expect(foundAgain({ carrier: 'پست', tracking_code: '' }, 2)).toMatchObject({
      value: { carrier: 'پست', tracking_code: '1234' },
      version: 2,
      both: [],
    });
    expect(foundAgain({ carrier: '', tracking_code: '9' }, 2)).toMatchObject({
      value: { tracking_code: '1234' },
      both: ['tracking_code'],
    });
  });

  test('is cleared once saved, except for text typed during the save', async () => {
    const sent = typed({ tracking_code: '1234' });
    const since = typed({ carrier: 'پست' }, sent);
    drafts.storeDraft(name, held.textOfDraft(held.savedDraft(since, sent.value, 2)));
    await reload();
    expect(foundAgain(sent.value, 2).value).toEqual({ carrier: 'پست', tracking_code: '1234' });
    drafts.storeDraft(name, held.textOfDraft(held.savedDraft(since, since.value, 3)));
    await reload();
    expect(foundAgain(since.value, 3)).toMatchObject({ value: since.value, restored: false });
  });

  test('is cleared where it was sent and is done, except for later edits', async () => {
    const sent = typed({ carrier: 'پست', tracking_code: '1234' });
    expect(held.draftWith(sent, typedSince(sent.value, sent.value, parcel))).toMatchObject({ value: parcel });
    const since = typed({ tracking_code: '12345' }, sent);
    drafts.storeDraft(name, held.textOfDraft(held.draftWith(since, typedSince(since.value, sent.value, parcel))));
    await reload();
    expect(foundAgain()).toMatchObject({ value: { carrier: '', tracking_code: '12345' }, restored: true });
  });

  test('is empty where the stored value cannot be read', () => {
    drafts.storeDraft(name, '{');
    expect(foundAgain()).toEqual(held.heldDraft(parcel, 1));
  });
});

describe('an incomplete day in a filter', () => {
  test('stays in its field until another value is chosen', () => {
    const text = half.halfTypedText('۱۴۰۵/', '');
    expect(half.halfTypedIn(text, '')).toBe('۱۴۰۵/');
    expect(half.halfTypedIn(text, '۱۴۰۵/۹/۱')).toBe('۱۴۰۵/۹/۱');
  });

  test('can be an emptied field, and leaves nothing behind where it is unchanged', () => {
    expect(half.halfTypedIn(half.halfTypedText('', '۱۴۰۵/۹/۱'), '۱۴۰۵/۹/۱')).toBe('');
    expect(half.halfTypedText('۱۴۰۵/۹/۱', '۱۴۰۵/۹/۱')).toBe('');
    expect(half.halfTypedIn('{', 'x')).toBe('x');
  });
});
