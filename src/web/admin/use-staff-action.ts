import { useRef, useState } from 'react';
import { CallRefused } from '#shared/contract/api-client.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { announce } from '#ui/feedback/toast.tsx';
import { report } from '../pages/guard.ts';
import { backOfficeMessages } from './admin.messages.ts';

type Fields = Readonly<Record<string, string>>;

/** A change by the staff on its way: one at a time, told when it is done and why it was refused. */
export interface StaffAction {
  readonly busy: boolean;
  /** What was wrong with which field of the last try. */
  readonly fields: Fields;
  /** Why the last try was refused, when no field says it. */
  readonly fault: string | null;
  /** Does it; whether it was done. `done` is announced, as delivered that it is saved; null announces nothing. */
  readonly run: (work: () => Promise<unknown>, done?: string | null) => Promise<boolean>;
}

/** Makes changes from a screen of the back office. `quiet` leaves refusals to the screen, which shows `fault` itself. */
export function useStaffAction({ quiet = false }: { readonly quiet?: boolean } = {}): StaffAction {
  const t = useMessages(backOfficeMessages);
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<{ fields: Fields; fault: string | null }>({ fields: {}, fault: null });
  const explain = (error: unknown) => {
    if (!(error instanceof CallRefused)) {
      report(error);
      return;
    }
    const sentence = error.status === 0 ? t.noAnswer : error.message === '' ? t.notDone : error.message;
    setFaults({ fields: error.fields, fault: sentence });
    if (!quiet) announce(sentence, 'bad');
  };
  return {
    busy,
    ...faults,
    run: async (work, done = t.saved) => {
      if (underWay.current) return false;
      underWay.current = true;
      setBusy(true);
      setFaults({ fields: {}, fault: null });
      try {
        await work();
        if (done !== null) announce(done, 'good');
        return true;
      } catch (error) {
        explain(error);
        return false;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
