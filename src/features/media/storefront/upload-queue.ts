/** A selected file, until it is used or removed. */
export interface ChosenFile<Answer> {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  /** The preview URL; null when it is not an image. */
  readonly preview: string | null;
  readonly state: 'waiting' | 'sending' | 'stored' | 'failed';
  /** From 0 to 100. */
  readonly percent: number;
  readonly answer: Answer | null;
  /** Why it failed. */
  readonly error: unknown;
}

/** A file that has been uploaded. */
export interface StoredFile<Answer> extends Pick<ChosenFile<Answer>, 'name' | 'bytes' | 'preview'> {
  readonly answer: Answer;
}

/** Uploads one file, with callbacks for progress and an abort signal. */
export type SendOne<Answer> = (
  file: File,
  way: { signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<Answer>;

const maxAtOnce = 3;

/** A queue of selected files: three are uploaded at once, and each can be aborted. */
export class UploadQueue<Answer> {
  #files: readonly ChosenFile<Answer>[] = [];
  readonly #originals = new Map<number, File>();
  readonly #underWay = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #send: SendOne<Answer>;
  #lastId = 0;

  /** `stored` are files uploaded earlier, which the queue starts with. */
  constructor(send: SendOne<Answer>, stored: readonly StoredFile<Answer>[] = []) {
    this.#send = send;
    this.#files = stored.map((file) => ({ ...file, id: ++this.#lastId, state: 'stored', percent: 100, error: null }));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly files = (): readonly ChosenFile<Answer>[] => this.#files;

  /** Adds files and uploads them in turn. */
  add(files: readonly File[]): void {
    const chosen = files.map((file): ChosenFile<Answer> => {
      const id = ++this.#lastId;
      this.#originals.set(id, file);
      const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
      return {
        id,
        name: file.name,
        bytes: file.size,
        preview,
        state: 'waiting',
        percent: 0,
        answer: null,
        error: null,
      };
    });
    this.#tell([...this.#files, ...chosen]);
    this.#sendNext();
  }

  /** Removes a file, aborting its upload. */
  remove(id: number): void {
    this.#underWay.get(id)?.abort();
    this.#originals.delete(id);
    const gone = this.#files.find((file) => file.id === id);
    if (gone?.preview != null) URL.revokeObjectURL(gone.preview);
    this.#tell(this.#files.filter((file) => file.id !== id));
  }

  /** Retries a failed upload. */
  again(id: number): void {
    this.#change(id, { state: 'waiting', percent: 0, error: null });
    this.#sendNext();
  }

  /** Removes all files. */
  clear(): void {
    for (const { id } of this.#files) this.remove(id);
  }

  #sendNext(): void {
    const next = this.#files.find((file) => file.state === 'waiting');
    const original = next === undefined ? undefined : this.#originals.get(next.id);
    if (next === undefined || original === undefined || this.#underWay.size >= maxAtOnce) return;
    void this.#sendOne(next.id, original);
    this.#sendNext();
  }

  async #sendOne(id: number, original: File): Promise<void> {
    const calling = new AbortController();
    this.#underWay.set(id, calling);
    this.#change(id, { state: 'sending' });
    try {
      const answer = await this.#send(original, {
        signal: calling.signal,
        onProgress: (percent) => this.#change(id, { percent }),
      });
      this.#change(id, { state: 'stored', percent: 100, answer });
    } catch (error) {
      this.#change(id, { state: 'failed', error });
    } finally {
      this.#underWay.delete(id);
      this.#sendNext();
    }
  }

  #change(id: number, change: Partial<ChosenFile<Answer>>): void {
    this.#tell(this.#files.map((file) => (file.id === id ? { ...file, ...change } : file)));
  }

  #tell(files: readonly ChosenFile<Answer>[]): void {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }
}
