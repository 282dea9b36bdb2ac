import { useRef, useState } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { report } from '../pages/guard.ts';
import { formsMessages } from './forms.messages.ts';

export type Fields = Readonly<Record<string, string>>;

/** A form on its way: whether it is being sent, and what was wrong with it. */
export interface Submission {
  readonly busy: boolean;
  readonly message: string | null;
  readonly fields: Fields;
  /** Says what is wrong without sending. */
  readonly refuse: (fields: Fields, message?: string) => void;
  /** Sends: a refusal is shown, by `explain` where its own sentence will not do. */
  readonly send: (work: () => Promise<void>, explain?: (refused: CallRefused) => string | null) => void;
}

interface Faults {
  readonly message: string | null;
  readonly fields: Fields;
}

const faultless: Faults = { message: null, fields: {} };

/** Sends a form once at a time and keeps what it was refused for. */
export function useSubmission(): Submission {
  const t = useMessages(formsMessages);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState(faultless);
  const underWay = useRef(false);
  return {
    busy,
    ...faults,
    refuse: (fields, message) => {
      setFaults({ fields, message: message ?? null });
    },
    send: (work, explain) => {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      setFaults(faultless);
      void work()
        .catch((error: unknown) => {
          if (!(error instanceof CallRefused)) {
            report(error);
            return;
          }
          const sentence = error.status === 0 ? t.noAnswer : error.message;
          setFaults({ fields: error.fields, message: explain ? explain(error) : sentence });
        })
        .finally(() => {
          underWay.current = false;
          setBusy(false);
        });
    },
  };
}

/** A fault for each of the named fields that is empty. */
export function missing(typed: Fields, names: readonly string[], text: string): Record<string, string> {
  return Object.fromEntries(names.filter((name) => (typed[name] ?? '').trim() === '').map((name) => [name, text]));
}
