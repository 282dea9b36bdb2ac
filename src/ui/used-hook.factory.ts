import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** The minimal document that React needs for a component that renders nothing. */
function emptyDocument() {
  const defaultView = { HTMLIFrameElement: EventTarget };
  return Object.assign(new EventTarget(), { nodeType: 9, nodeName: '#document', activeElement: null, defaultView });
}

/** Defines the globals that React expects in a browser; a test may have removed its own before its components unmount. */
function fakeBrowser(document: ReturnType<typeof emptyDocument>): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  if (typeof window === 'undefined') vi.stubGlobal('window', globalThis);
  if (typeof globalThis.document === 'undefined') vi.stubGlobal('document', document);
}

export interface UsedHook<T> {
  /** Returns the hook's value at the last render. */
  readonly now: () => T;
  /** Runs work and renders its result. */
  readonly act: (work: () => unknown) => Promise<void>;
  /** Renders the component again, as when its props change. */
  readonly draw: () => Promise<void>;
  /** Unmounts the component. */
  readonly leave: () => Promise<void>;
}

/** Mounts a hook in a component of its own, rendered whenever its state changes, so that tests can control responses; needs no browser. */
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
