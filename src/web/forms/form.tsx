import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { FormAttempt, useErrorOf } from '#ui/inputs/form-attempt.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useHydrated } from '../session/hydrated.ts';
import type { Fields } from './action.ts';
import { useHeldFields } from './held-fields.ts';
import type { UsedAction } from './use-action.ts';

interface SubmitButtonProps {
  busy: boolean;
  busyText: string;
  /** `outline` where another form precedes it on the page. */
  variant?: 'primary' | 'outline' | undefined;
  children: ReactNode;
}

/**
 * Submits a form. Disabled until the page is hydrated, though its appearance is unchanged: the browser itself would submit the form to no address.
 */
export function SubmitButton({ busy, busyText, variant = 'primary', children }: SubmitButtonProps) {
  const alive = useHydrated();
  return (
    <Button
      type="submit"
      variant={variant}
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

export interface FormProps {
  /** The action it runs, with the errors of the last attempt; absent in a form that sends no request. */
  action?: UsedAction;
  /** The name under which the values of uncontrolled fields are stored; the fields need names. After sending: `forgetHeldFields`. */
  held?: string;
  /** Allows a button outside the form to submit it. */
  id?: string;
  /** Receives the values by field name; they are read on submit, so that early input is not lost. */
  onSend: (typed: Fields) => unknown;
  /** Called when a field is edited. */
  onEdit?: () => void;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/**
 * Renders a form that submits one request at a time, independently even in a dialog opened from another form. Every rejected submit focuses the first
 * invalid field; an error is cleared when its field is edited.
 */
export function Form({ action, held, onSend, onEdit, className = 'grid gap-4', children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const store = useHeldFields(form, held);
  const busy = action?.busy ?? false;
  // A submit that the screen itself rejects also counts as an attempt.
  const [presses, setPresses] = useState(0);
  const attempt = (action?.attempt ?? 0) + presses;
  useEffect(() => {
    if (!busy && attempt > 0) focusFirstFaulty(form.current);
  }, [attempt, busy]);
  return (
    <FormAttempt value={attempt}>
      <form
        {...rest}
        ref={form}
        method="post"
        noValidate
        className={className}
        onInput={({ target }) => {
          store(target);
          onEdit?.();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          // In React, a submit event in a dialog bubbles to the form that opened the dialog.
          event.stopPropagation();
          if (busy) return;
          setPresses((count) => count + 1);
          // An unreadable value would be sent as empty, which may mean no limit; the field displays an error and receives the focus.
          if (isUnreadableIn(event.currentTarget)) return;
          // An unfinished upload would be left out; its picker displays an error and receives the focus.
          const unsent = unsentIn(event.currentTarget);
          unsent?.querySelector<HTMLElement>('button, input')?.focus();
          if (unsent !== undefined) return;
          onSend(typedIn(event.currentTarget));
        }}
      >
        {children}
      </form>
    </FormAttempt>
  );
}

/** Whether a number field of the form contains text that is not a number. */
const isUnreadableIn = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => field.matches('[data-unreadable]:not(:disabled)'));

/** The first picker of a form whose upload is in progress or did not succeed. */
const unsentIn = (form: HTMLFormElement): Element | undefined =>
  [...form.elements].find((field) => field.matches('[data-unsent]'));

const wrong = '[aria-invalid="true"]:not(:disabled)';

/** Focuses the first invalid field, including those elsewhere on the page; of a radio group, the checked radio or the first. */
function focusFirstFaulty(form: HTMLFormElement | null): void {
  const elsewhere = () => [...(form?.elements ?? [])].find((field): field is HTMLElement => field.matches(wrong));
  const faulty = form?.querySelector<HTMLElement>(wrong) ?? elsewhere();
  const inGroup = faulty?.matches('fieldset') ? faulty.querySelector<HTMLElement>('input:checked, input') : null;
  (inGroup ?? faulty)?.focus();
}

function typedIn(form: HTMLFormElement): Fields {
  const typed = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  return Object.fromEntries(typed) as Record<string, string>;
}

export interface SubmissionFormProps extends FormProps {
  action: UsedAction;
  submitText: string;
  busyText: string;
  submitVariant?: SubmitButtonProps['variant'];
}

/** Renders a form with its own submit button; the error message above it stays until the next input. */
export function SubmissionForm({ submitText, busyText, submitVariant, children, ...form }: SubmissionFormProps) {
  const { attempt, message } = form.action;
  const edit = useErrorOf(message ?? undefined, attempt);
  return (
    <Form {...form} onEdit={edit.onEdit}>
      {children}
      <div>
        <Notice tone="bad" className="not-empty:mb-4">
          {edit.error}
        </Notice>
        <SubmitButton busy={form.action.busy} busyText={busyText} variant={submitVariant}>
          {submitText}
        </SubmitButton>
      </div>
    </Form>
  );
}
