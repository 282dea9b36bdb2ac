/** What happens to a worker and may take its time. */
export interface Happening extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page, on its way through the worker. */
export interface Passing extends Happening {
  readonly request: Request;
  /** The browser's own request for a document, begun while the worker started; undefined where it begins none. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** A window of the shop. */
export interface ShopWindow {
  readonly url: string;
  readonly focus: () => Promise<ShopWindow>;
  readonly navigate: (address: string) => Promise<ShopWindow | null>;
}

/** A message that a page sent, with a port to answer at. */
export interface Told extends Happening {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

/** News that was pushed by the shop's server. */
export interface Pushed extends Happening {
  readonly data: { readonly text: () => string } | null;
}

/** A notification that was pressed. */
export interface Pressed extends Happening {
  readonly notification: Notification;
}

interface Heard {
  readonly install: Happening;
  readonly activate: Happening;
  readonly fetch: Passing;
  readonly message: Told;
  readonly push: Pushed;
  readonly notificationclick: Pressed;
}

/** The part of a service worker's world that is used here; TypeScript's own types of it exclude those of a page. */
export interface WorkerScope {
  readonly addEventListener: <Name extends keyof Heard>(name: Name, listener: (event: Heard[Name]) => void) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly location: { readonly origin: string };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly ShopWindow[]>;
    readonly openWindow: (address: string) => Promise<ShopWindow | null>;
  };
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  /** Not in every browser. */
  readonly cookieStore?: { readonly get: (name: string) => Promise<{ readonly value?: string } | null> };
}

export const scope = self as unknown as WorkerScope;
