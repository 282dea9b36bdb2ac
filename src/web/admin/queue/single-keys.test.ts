import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isFreeKey, isInQueue } from './single-keys.ts';

/** An element inside elements that match these selectors. */
class Element extends EventTarget {
  readonly within: readonly string[];
  constructor(...within: string[]) {
    super();
    this.within = within;
  }
  closest(selector: string): Element | null {
    return selector.split(', ').some((one) => this.within.includes(one)) ? this : null;
  }
}

let page: readonly string[] = [];
const pressed = (target: Element, keys: Partial<KeyboardEvent> = {}) =>
  ({ target, ...keys }) as unknown as KeyboardEvent;

beforeEach(() => {
  page = ['main table'];
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('document', { querySelector: (selector: string) => (page.includes(selector) ? {} : null) });
});

describe('a single-key shortcut of a queue', () => {
  test('works within its rows and on the actions for marked rows', () => {
    expect(isInQueue(pressed(new Element('table')))).toBe(true);
    expect(isInQueue(pressed(new Element('[data-queue]', '[role="group"]')))).toBe(true);
  });

  test('does nothing on a filter, which is in a group of its own', () => {
    expect(isInQueue(pressed(new Element('[role="group"]', 'search')))).toBe(false);
  });

  test('works anywhere once the last row is decided', () => {
    page = [];
    expect(isInQueue(pressed(new Element()))).toBe(true);
  });
});

describe('a single key', () => {
  test('is active while nobody types and no dialog is open', () => {
    expect(isFreeKey(pressed(new Element('table')))).toBe(true);
    expect(isFreeKey(pressed(new Element('textarea')))).toBe(false);
    expect(isFreeKey(pressed(new Element(), { ctrlKey: true }))).toBe(false);
    page = ['main table', '[role="dialog"]'];
    expect(isFreeKey(pressed(new Element()))).toBe(false);
  });
});
