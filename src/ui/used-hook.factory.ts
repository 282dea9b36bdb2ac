import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** As much of a document as React needs where a screen draws nothing. */
function emptyDocument() {
  const defaultView = { HTMLIFrameElement: EventTarget };
  return Object.assign(new EventTarget(), { nodeType: 9, nodeName: '#document', activeElement: null, defaultView });
}

/** What React looks for in a browser; a test may have taken its own away again by the time its screens are left. */
function fakeBrowser(document: ReturnType<typeof emptyDocument>): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  if (typeof window === 'undefined') vi.stubGlobal('window', globalThis);
  if (typeof globalThis.document === 'undefined') vi.stubGlobal('document', document);
}

export interface UsedHook<T> {
  /** What it answered to the last drawing. */
  readonly now: () => T;
  /** Does something and draws what came of it. */
  readonly act: (work: () => unknown) => Promise<void>;
  /** Its screen is drawn once more, as when its properties change. */
  readonly draw: () => Promise<void>;
  /** Its screen is left. */
  readonly leave: () => Promise<void>;
}

/** A hook on a screen of its own, drawn as often as its state changes, so that answers can be given by hand; without a browser. */
export async function usedHook<T>(hook: () => T): Promise<UsedHook<T>> {
  const document = emptyDocument();
  fakeBrowser(document);
  const container = Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: document,
    textContent: '',
  });
  let answered: { readonly value: T } | undefined;
  function Screen() {
    answered = { value: hook() };
    return null;
  }
  const root = createRoot(container as unknown as Element);
  const draw = () =>
    act(async () => {
      root.render(createElement(Screen));
      await Promise.resolve();
    });
  await draw();
  const leave = () => {
    fakeBrowser(document);
    return act(async () => {
      root.unmount();
      await Promise.resolve();
    });
  };
  onTestFinished(leave);
  return {
    now: () => {
      if (answered === undefined) throw new Error('The hook was not drawn.');
      return answered.value;
    },
    act: (work) =>
      act(async () => {
        await work();
      }),
    draw,
    leave,
  };
}
