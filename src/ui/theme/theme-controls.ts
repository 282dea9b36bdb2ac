import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';
export type View = 'ltr' | 'rtl';

/**
 * The inline bytes that put the shopper's theme and layout on `<html>` before the first paint. Without a choice, or
 * with storage blocked, what the server wrote there stays. A browser that lost the cookie of its language, as Safari does after
 * a week, gets it back from storage and loads the page once more, in that language; where no cookie sticks, nothing happens. Who loads
 * a page again, or comes back to it, is marked: the page is as high as it was. So is an address that names one order of the list.
 */
export const firstPaintScript =
  'try{var d=document,h=d.documentElement,s=localStorage,t=s.getItem("theme"),v=s.getItem("view"),l=s.getItem("language"),c=/(^|; )language=/;' +
  'if(t=="dark"||t=="light"){h.dataset.theme=t;var m=d.querySelector("meta[name=theme-color]");m&&(m.content=m.dataset[t])}if(v=="ltr"||v=="rtl")h.dir=v;' +
  'if((l=="fa"||l=="en")&&l!=h.lang&&!c.test(d.cookie)){d.cookie="language="+l+"; path=/; max-age=31536000; samesite=lax";c.test(d.cookie)&&location.reload()}' +
  'var n=performance.getEntriesByType("navigation")[0];if(n&&n.type!="navigate")h.dataset.returned="";/[?&]order=/.test(location.search)&&(h.dataset.one="")}catch(e){}';

interface Choice<Value extends string> {
  /** Where the choice is stored, in this browser. */
  readonly key: string;
  readonly byDefault: Value;
  readonly values: readonly [Value, Value];
  readonly visible: () => string | undefined;
  readonly show: (value: Value) => void;
  /** Chosen; the page has it with the next frame. */
  next?: Value | undefined;
}

const themes: Choice<Theme> = {
  key: 'theme',
  byDefault: 'dark',
  values: ['dark', 'light'],
  visible: () => document.documentElement.dataset['theme'],
  show: (theme) => {
    document.documentElement.dataset['theme'] = theme;
    // The browser's own bar goes with the page; both colours stand with the element.
    const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    const colour = bar?.dataset[theme];
    if (bar !== null && colour !== undefined) bar.content = colour;
  },
};

const views: Choice<View> = {
  key: 'view',
  byDefault: 'ltr',
  values: ['ltr', 'rtl'],
  visible: () => document.documentElement.dir,
  show: (view) => {
    document.documentElement.dir = view;
  },
};

const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const listener of listeners) listener();
}

function valueOf<Value extends string>(choice: Choice<Value>, text: string | null | undefined): Value | undefined {
  return choice.values.find((value) => value === text);
}

// `<html>` is what everybody sees, so it is the one state; storage only carries it to the next page.
function read<Value extends string>(choice: Choice<Value>): Value {
  return choice.next ?? valueOf(choice, choice.visible()) ?? choice.byDefault;
}

function showNext<Value extends string>(choice: Choice<Value>): void {
  if (choice.next !== undefined) choice.show(choice.next);
  choice.next = undefined;
}

/** What is pressed is drawn first: every element of the page gets its style anew with the choice. */
function choose<Value extends string>(choice: Choice<Value>, value: Value): void {
  choice.next = value;
  // A page that nobody sees draws no frame.
  if (document.hidden) showNext(choice);
  else requestAnimationFrame(() => setTimeout(showNext, 0, choice));
  try {
    localStorage.setItem(choice.key, value);
  } catch {
    // Storage is blocked or full: the choice holds until the page is left.
  }
  notifyAll();
}

function followOtherTabs(event: StorageEvent): void {
  const theme = event.key === themes.key && valueOf(themes, event.newValue);
  const view = event.key === views.key && valueOf(views, event.newValue);
  if (theme) themes.next = theme;
  if (view) views.next = view;
  showNext(themes);
  showNext(views);
  if (theme || view) notifyAll();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** Shows the shop dark or light, now and on later visits. */
export function setTheme(theme: Theme): void {
  choose(themes, theme);
}

/** Lays the shop out from left to right or from right to left, now and on later visits. */
export function setView(view: View): void {
  choose(views, view);
}

/** The theme that shows, the same for every caller; on the server and while hydrating, the default. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => read(themes),
    () => themes.byDefault,
  );
}

/** The layout that shows, the same for every caller; on the server and while hydrating, the default. */
export function useView(): View {
  return useSyncExternalStore(
    subscribe,
    () => read(views),
    () => views.byDefault,
  );
}
