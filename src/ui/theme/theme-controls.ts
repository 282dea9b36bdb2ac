import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';
export type View = 'ltr' | 'rtl';

/**
 * The inline script that sets the shopper's theme and layout on `<html>` before the first paint. Without a choice, or with storage blocked, the
 * server's values stay. A browser that lost its language cookie, as Safari does after a week, restores it from storage and reloads the page once, in
 * that language; if cookies are not stored, nothing happens. A reload or a return to the page is marked: the page has its former height. So is an
 * address that names one order of the list.
 */
export const firstPaintScript =
  'try{var d=document,h=d.documentElement,s=localStorage,t=s.getItem("theme"),v=s.getItem("view"),l=s.getItem("language"),c=/(^|; )language=/;' +
  'if(t=="dark"||t=="light"){h.dataset.theme=t;var m=d.querySelector("meta[name=theme-color]");m&&(m.content=m.dataset[t])}if(v=="ltr"||v=="rtl")h.dir=v;' +
  'if((l=="fa"||l=="en")&&l!=h.lang&&!c.test(d.cookie)){d.cookie="language="+l+"; path=/; max-age=31536000; samesite=lax";c.test(d.cookie)&&location.reload()}' +
  'var n=performance.getEntriesByType("navigation")[0];if(n&&n.type!="navigate")h.dataset.returned="";/[?&]order=/.test(location.search)&&(h.dataset.one="")}catch(e){}';

interface Choice<Value extends string> {
  /** The key of the choice in this browser's storage. */
  readonly key: string;
  readonly byDefault: Value;
  readonly values: readonly [Value, Value];
  readonly visible: () => string | undefined;
  readonly show: (value: Value) => void;
  /** The chosen value, applied to the page with the next frame. */
  next?: Value | undefined;
}

const themes: Choice<Theme> = {
  key: 'theme',
  byDefault: 'dark',
  values: ['dark', 'light'],
  visible: () => document.documentElement.dataset['theme'],
  show: (theme) => {
    document.documentElement.dataset['theme'] = theme;
    // The browser's toolbar matches the page; both colours are attributes of the element.
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

// `<html>` is what is rendered, so it is the single source of truth; storage only carries it to the next page.
function read<Value extends string>(choice: Choice<Value>): Value {
  return choice.next ?? valueOf(choice, choice.visible()) ?? choice.byDefault;
}

function showNext<Value extends string>(choice: Choice<Value>): void {
  if (choice.next !== undefined) choice.show(choice.next);
  choice.next = undefined;
}

/** Stores a choice and applies it after the pressed control is painted: it restyles every element of the page. */
function choose<Value extends string>(choice: Choice<Value>, value: Value): void {
  choice.next = value;
  // A hidden page paints no frame.
  if (document.hidden) showNext(choice);
  else requestAnimationFrame(() => setTimeout(showNext, 0, choice));
  try {
    localStorage.setItem(choice.key, value);
  } catch {
    // Storage is blocked or full: the choice lasts until the page is left.
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

/** Sets the dark or light theme, now and for later visits. */
export function setTheme(theme: Theme): void {
  choose(themes, theme);
}

/** Sets the layout's direction, left to right or right to left, now and for later visits. */
export function setView(view: View): void {
  choose(views, view);
}

/** Returns the current theme, the same for every caller; on the server and while hydrating, the default. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => read(themes),
    () => themes.byDefault,
  );
}

/** Returns the current layout direction, the same for every caller; on the server and while hydrating, the default. */
export function useView(): View {
  return useSyncExternalStore(
    subscribe,
    () => read(views),
    () => views.byDefault,
  );
}
