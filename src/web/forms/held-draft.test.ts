import { describe, expect, test, vi } from 'vitest';
import { foundDraft, heldDraft, savedDraft, sentDraft, textOfDraft, withVersion } from './held-draft.ts';

vi.mock('../session/session.ts', () => ({
  currentSession: () => ({ state: 'guest' }),
  onPersonChange: vi.fn(),
  onSessionChange: vi.fn(),
}));

const typed = <T extends object>(held: ReturnType<typeof heldDraft<T>>, part: Partial<T>) => ({
  ...held,
  value: { ...held.value, ...part },
});

describe('a draft of a stored item', () => {
  const stored = { title: 'a', text: 'x' };
  const begun = heldDraft(stored, 3);

  test('takes a newer version of untouched fields, preserves edited ones, and names what both changed', () => {
    const mine = typed(begun, { title: 'mine' });
    expect(withVersion(mine, { title: 'a', text: 'theirs' }, 4)).toMatchObject({
      version: 4,
      value: { title: 'mine', text: 'theirs' },
      both: [],
    });
    expect(withVersion(mine, { title: 'theirs', text: 'x' }, 4)).toMatchObject({
      value: { title: 'mine' },
      base: { title: 'theirs' },
      both: ['title'],
    });
    expect(withVersion(begun, { title: 'theirs', text: 'x' }, 4)).toMatchObject({
      value: { title: 'theirs' },
      both: null,
    });
  });

  test('an item without a version is newer when its content differs', () => {
    const mine = typed(heldDraft(stored, null), { text: 'mine' });
    expect(withVersion(mine, { ...stored }, null)).toBe(mine);
    expect(withVersion(mine, { title: 'theirs', text: 'theirs' }, null)).toMatchObject({
      base: { title: 'theirs', text: 'theirs' },
      value: { title: 'theirs', text: 'mine' },
      both: ['text'],
    });
  });

  test("for an item without a version, content from before one's own save is old", () => {
    const sent = { title: 'mine', text: 'x' };
    const saved = savedDraft(typed(typed(heldDraft(stored, null), sent), { text: 'typed since' }), sent);
    // The list is loaded again shortly afterwards.
    expect(withVersion(saved, { ...stored }, null)).toBe(saved);
    const again = savedDraft(saved, saved.value);
    expect(withVersion(again, { ...sent }, null)).toBe(again);
    expect(withVersion(again, { ...stored }, null)).toBe(again);
    const known = withVersion(saved, { ...sent }, null);
    expect(known).toMatchObject({ value: { title: 'mine', text: 'typed since' }, both: null });
  });

  test("for an item without a version, a write after one's own save is somebody else's", () => {
    const sent = { title: 'mine', text: 'x' };
    const known = withVersion(savedDraft(typed(heldDraft(stored, null), sent), sent), { ...sent }, null);
    const mine = typed(known, { title: 'mine again' });
    expect(withVersion(mine, { title: 'theirs', text: 'x' }, null)).toMatchObject({ both: ['title'] });
    // Even if it equals the value before the save.
    expect(withVersion(mine, { ...stored }, null)).toMatchObject({ base: stored, both: ['title'] });
    const unread = sentDraft(typed(savedDraft(typed(heldDraft(stored, null), sent), sent), { title: 'mine again' }));
    expect(withVersion(unread, { ...stored }, null)).toMatchObject({ base: stored });
  });

  test('an earlier response is ignored, whenever it arrives', () => {
    const newer = withVersion(begun, { title: 'b', text: 'x' }, 5);
    expect(withVersion(newer, stored, 3)).toBe(newer);
    expect(withVersion(newer, stored, 5)).toBe(newer);
  });

  test("after a save only later edits differ, and one's own version is not somebody else's", () => {
    const sent = { title: ' mine ', text: 'x' };
    const saved = savedDraft(typed(typed(begun, sent), { text: 'typed since' }), sent, 4);
    expect(saved).toMatchObject({ version: 4, base: sent, value: { text: 'typed since' } });
    // The list still has the value from before the save.
    expect(withVersion(saved, stored, 3)).toBe(saved);
    const known = withVersion(saved, { title: 'mine', text: 'x' }, 4);
    expect(known).toMatchObject({ value: { title: 'mine', text: 'typed since' }, both: null });
    expect(withVersion(known, stored, 4)).toBe(known);
  });

  test("a save by somebody else right after one's own is recognised as theirs", () => {
    const saved = savedDraft(typed(begun, { title: 'mine' }), { title: 'mine', text: 'x' }, 4);
    const known = typed(withVersion(saved, { title: 'mine', text: 'x' }, 4), { text: 'more' });
    expect(withVersion(known, { title: 'theirs', text: 'theirs' }, 5)).toMatchObject({
      value: { title: 'theirs', text: 'more' },
      both: ['text'],
    });
  });

  test("a save with a lost response is one's own, with later edits and after a reload, too", () => {
    const lost = sentDraft(typed(begun, { title: 'mine ' }));
    expect(withVersion(lost, { title: 'mine', text: 'x' }, 4)).toMatchObject({ version: 4, both: null, sent: [] });
    const since = sentDraft(typed(lost, { title: 'mine, corrected' }));
    const known = withVersion(since, { title: 'mine', text: 'x' }, 4);
    expect(known).toMatchObject({ base: { title: 'mine' }, value: { title: 'mine, corrected' }, both: null });
    expect(foundDraft({ title: 'mine', text: 'x' }, 4, textOfDraft(since))).toMatchObject({ both: null });
  });

  test('a save by somebody else after a lost response is recognised as theirs', () => {
    const lost = sentDraft(typed(begun, { title: 'mine' }));
    expect(withVersion(lost, { title: 'mine', text: 'theirs' }, 5)).toMatchObject({ both: [] });
    expect(withVersion(lost, { title: 'theirs', text: 'x' }, 4)).toMatchObject({ both: ['title'] });
    expect(sentDraft(begun)).toBe(begun);
  });
});
