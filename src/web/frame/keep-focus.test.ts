import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { indexAfterRemoval, keepFocus } from './keep-focus.ts';
import { wayUp } from './way-up.ts';

/** The subset of an element that the focus path needs. */
class FakeElement {
  parentElement: FakeElement | null = null;
  readonly children: FakeElement[] = [];
  isDisabled = false;
  tabIndex = 0;
  readonly focus = vi.fn<() => void>();
  readonly scrollIntoView = vi.fn<() => void>();
  readonly name: string;
  constructor(name: string, children: readonly FakeElement[] = []) {
    this.name = name;
    for (const child of children) this.put(child, this.children.length);
  }
  put(child: FakeElement, index: number): void {
    child.parentElement = this;
    this.children.splice(index, 0, child);
  }
  remove(): void {
    const siblings = this.parentElement?.children ?? [];
    siblings.splice(siblings.indexOf(this), 1);
    this.parentElement = null;
  }
  hasAttribute(): boolean {
    return false;
  }
  get isConnected(): boolean {
    return this.name === 'body' || (this.parentElement?.isConnected ?? false);
  }
  /** `main, dialog` are pages, `h…` headings; names that begin with `button` are focusable. */
  matches(selector: string): boolean {
    if (selector === ':disabled') return this.isDisabled;
    if (this.isDisabled) return false;
    if (selector.startsWith('main')) return this.name === 'main' || this.name === 'dialog';
    if (selector.startsWith('h1')) return this.name.startsWith('h');
    const isPassedOver = this.tabIndex === -1 && selector.includes(':not([tabindex="-1"]');
    return this.name.startsWith('button') && !isPassedOver;
  }
  querySelector(selector: string): FakeElement | null {
    for (const child of this.children) {
      const found = child.matches(selector) ? child : child.querySelector(selector);
      if (found !== null) return found;
    }
    return null;
  }
}

const button = (name: string) => new FakeElement(`button ${name}`);
const row = (name: string) => new FakeElement(`row ${name}`, [new FakeElement('cell'), button(`take ${name}`)]);

let rows: FakeElement[];
let list: FakeElement;
let page: FakeElement;
const focusedIn = (element: FakeElement) => wayUp(element as unknown as Element);
const indexOf = (way: ReturnType<typeof wayUp>) => (indexAfterRemoval(way) as unknown as FakeElement | null)?.name;

beforeEach(() => {
  rows = ['a', 'b', 'c'].map(row);
  list = new FakeElement('list', rows);
  page = new FakeElement('main', [new FakeElement('h1'), list, new FakeElement('bar', [button('all')])]);
  const body = new FakeElement('body', [page]);
  vi.stubGlobal('document', body);
});

test('from a removed row the focus moves to the next one, from the last to the one before', () => {
  const way = focusedIn(rows[1]!.children[1]!);
  rows[1]!.remove();
  expect(indexOf(way)).toBe('button take c');
  const last = focusedIn(rows[2]!.children[1]!);
  rows[2]!.remove();
  expect(indexOf(last)).toBe('button take a');
});

test('an image link that the keyboard skips does not receive it', () => {
  const image = Object.assign(button('image of b'), { tabIndex: -1 });
  rows[1]!.put(image, 0);
  const way = focusedIn(rows[0]!.children[1]!);
  rows[0]!.remove();
  expect(indexOf(way)).toBe('button take b');
});

test('from a removed button it moves to the one that replaced it', () => {
  const way = focusedIn(rows[0]!.children[1]!);
  rows[0]!.children[1]!.remove();
  rows[0]!.put(button('give back a'), 1);
  expect(indexOf(way)).toBe('button give back a');
});

test('from the last remaining row it moves after the list, and to the heading where nothing is left', () => {
  const way = focusedIn(rows[0]!.children[1]!);
  list.remove();
  expect(indexOf(way)).toBe('button all');
  page.children.at(-1)!.remove();
  expect(indexOf(way)).toBe('h1');
});

test('no element of a removed page receives the focus', () => {
  const way = focusedIn(rows[0]!.children[1]!);
  page.remove();
  expect(indexOf(way)).toBeUndefined();
});

test('from a disabled button it moves to the one beside it, else to the nearest focusable element', () => {
  const [first] = rows as [FakeElement];
  first.put(button('move a down'), 2);
  const [, up, down] = first.children as [FakeElement, FakeElement, FakeElement];
  const way = focusedIn(up);
  up.isDisabled = true;
  expect(indexOf(way)).toBe('button move a down');
  down.isDisabled = true;
  expect(indexOf(way)).toBe('button take b');
});

/** Sets up the page with the focus on a button and observes it; returns what a DOM change calls. */
function lookAfter(
  focused: FakeElement,
  before: () => void = () => undefined,
): { readonly changed: () => void; readonly heading: FakeElement } {
  let changed: () => void = () => undefined;
  class Observer {
    constructor(callback: () => void) {
      changed = callback;
    }
    observe() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  }
  vi.stubGlobal('MutationObserver', Observer);
  vi.stubGlobal('Element', FakeElement);
  vi.useFakeTimers();
  Object.assign(document, { activeElement: focused, body: document, addEventListener: vi.fn() });
  const way = focusedIn(focused);
  before();
  keepFocus(way);
  return { changed, heading: page.children[0]! };
}

afterEach(() => {
  vi.useRealTimers();
});

test('the heading of a new page is focused without scrolling, since somebody may have scrolled by then', () => {
  const sheet = new FakeElement('dialog', [button('go')]);
  (document as unknown as FakeElement).put(sheet, 1);
  const { changed, heading } = lookAfter(sheet.children[0]!);
  sheet.remove();
  Object.assign(document, { activeElement: document.body });
  changed();
  vi.runAllTimers();
  expect(heading.focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(heading.scrollIntoView).not.toHaveBeenCalled();
});

test('a row that replaces the removed one is focused and in view', () => {
  const { changed } = lookAfter(rows[1]!.children[1]!);
  rows[1]!.remove();
  Object.assign(document, { activeElement: document.body });
  changed();
  vi.runAllTimers();
  const next = rows[2]!.children[1]!;
  expect(next.focus).toHaveBeenCalledOnce();
  expect(next.scrollIntoView).toHaveBeenCalledOnce();
});

test('a row removed before this was loaded passes the focus to the next one, too', () => {
  lookAfter(rows[1]!.children[1]!, () => {
    rows[1]!.remove();
    Object.assign(document, { activeElement: document.body });
  });
  expect(rows[2]!.children[1]!.focus).toHaveBeenCalledOnce();
});
