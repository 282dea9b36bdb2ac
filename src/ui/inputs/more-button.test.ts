import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lastBefore, nextOf } from './first-new.ts';

/** The subset of the Element interface that finding a button's list needs. */
class FakeElement {
  parent: FakeElement | null = null;
  children: FakeElement[] = [];
  tabIndex: number | undefined;
  readonly kind: string;
  constructor(kind: string, ...children: FakeElement[]) {
    this.kind = kind;
    this.append(...children);
  }
  append(...children: FakeElement[]): void {
    for (const child of children) child.parent = this;
    this.children.push(...children);
  }
  remove(): void {
    const { parent } = this;
    if (parent !== null) parent.children = parent.children.filter((one) => one !== this);
    this.parent = null;
  }
  get isConnected(): boolean {
    return this.kind === 'main' || this.parent?.isConnected === true;
  }
  private beside(step: number): FakeElement | null {
    const siblings = this.parent?.children ?? [];
    return siblings[siblings.indexOf(this) + step] ?? null;
  }
  get previousElementSibling(): FakeElement | null {
    return this.beside(-1);
  }
  get nextElementSibling(): FakeElement | null {
    return this.beside(1);
  }
  get lastElementChild(): FakeElement | null {
    return this.children.at(-1) ?? null;
  }
  matches(kinds: string): boolean {
    return kinds.split(', ').includes(this.kind);
  }
  querySelector(kind: string): FakeElement | null {
    for (const child of this.children) {
      const found = child.kind === kind ? child : child.querySelector(kind);
      if (found !== null) return found;
    }
    return null;
  }
  hasAttribute(): boolean {
    return this.tabIndex !== undefined;
  }
}

const item = (kind = 'li') => new FakeElement(kind);
const button = () => new FakeElement('button');
const find = (from: FakeElement) => {
  const last = lastBefore(from as unknown as Element);
  return () => nextOf(last, from as unknown as Element) as unknown as FakeElement | null;
};

test('the first new item of a list, table or row of cards is its next focusable element', () => {
  for (const [kind, rows] of [
    ['li', new FakeElement('ul', item(), item())],
    ['tr', new FakeElement('tbody', item('tr'))],
  ] as const) {
    const more = button();
    const list = kind === 'li' ? rows : new FakeElement('div', new FakeElement('table', rows));
    new FakeElement('main').append(list, more);
    const next = find(more);
    const first = item(kind);
    rows.append(first, item(kind));
    more.remove();
    expect(next()).toBe(first);
    expect(first.tabIndex).toBe(-1);
  }
  // A card may contain a list of its own.
  const [card, came, more] = [new FakeElement('article', new FakeElement('ul', item())), item('article'), button()];
  const page = new FakeElement('main', card, more);
  const next = find(more);
  more.remove();
  page.append(came, more);
  expect(next()).toBe(came);
});

test('without new items, or in a replaced list, the focus is unchanged', () => {
  const more = button();
  const list = new FakeElement('ul', item());
  const page = new FakeElement('main', list, more);
  const next = find(more);
  expect(next()).toBeNull();
  list.children[0]!.remove();
  list.append(item(), item());
  expect(next()).toBeNull();
  page.children = [new FakeElement('article'), more];
  page.append();
  for (const child of page.children) child.parent = page;
  expect(find(more)()).toBeNull();
});

test('every list is extended by this button, which manages the focus', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const byHand = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('more-button.tsx'))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('.more()'));
  expect(byHand).toEqual([]);
});
