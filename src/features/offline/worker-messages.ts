/** What a page sends the worker. */
export type WorkerMessage =
  /** A waiting worker is to take over now. */
  | { readonly kind: 'take-over' }
  /** Requests the version of the worker's build, at the port that comes with it. */
  | { readonly kind: 'version' }
  /** The shopper has come to a page without loading its document. */
  | { readonly kind: 'seen'; readonly address: string }
  /** Somebody signed out: what they looked at is forgotten. */
  | { readonly kind: 'forget' };

const kinds = ['take-over', 'version', 'seen', 'forget'];

/** Whether a message is one of ours. */
export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  return (
    kinds.includes(data.kind as string) &&
    (data.kind !== 'seen' || ('address' in data && typeof data.address === 'string'))
  );
}
