import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useHydrated } from '../session/hydrated.ts';
import type { Submission } from './use-submission.ts';

/**
 * Sends a form. Until the page is alive it cannot be pressed, though it looks as ever: the browser itself would send
 * the form nowhere.
 */
export function SubmitButton({ busy, busyText, children }: { busy: boolean; busyText: string; children: ReactNode }) {
  const alive = useHydrated();
  return (
    <Button
      type="submit"
      variant="primary"
      wide
      busy={busy}
      busyText={busyText}
      disabled={!alive}
      className={alive ? '' : 'cursor-wait! opacity-100!'}
    >
      {children}
    </Button>
  );
}

export interface SubmissionFormProps {
  submission: Submission;
  /** What is typed, by the names of the fields; read when it is sent, so that nothing typed early is lost. */
  onSend: (typed: Readonly<Record<string, string>>) => void;
  submitText: string;
  busyText: string;
  children: ReactNode;
}

/** A form whose faults stand beside its fields and above its button; sent once at a time. */
export function SubmissionForm({ submission, onSend, submitText, busyText, children }: SubmissionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, message, busy } = submission;
  useEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fields]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [
          name,
          typeof value === 'string' ? value : '',
        ]);
        onSend(Object.fromEntries(typed) as Record<string, string>);
      }}
    >
      {children}
      <div>
        <Notice tone="bad" className="not-empty:mb-4">
          {message}
        </Notice>
        <SubmitButton busy={busy} busyText={busyText}>
          {submitText}
        </SubmitButton>
      </div>
    </form>
  );
}
