/** A message from a page to the service worker. */
export type WorkerMessage =
  /** Activates a waiting worker. */
  | { readonly kind: 'take-over' }
  /** Requests the worker's build version, answered through the transferred port. */
  | { readonly kind: 'version' }
  /** A page was visited by client-side navigation, without loading its document. */
  | { readonly kind: 'seen'; readonly address: string }
  /** The user signed out: deletes the cached pages. */
  | { readonly kind: 'forget' };

const kinds = ['take-over', 'version', 'seen', 'forget'];

/** Whether a message is one of these. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  return (
    kinds.includes(data.kind as string) &&
    (data.kind !== 'seen' || ('address' in data && typeof data.address === 'string'))
  );
}
