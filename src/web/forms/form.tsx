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
  /** `outline` where another form of the page stands before it. */
  variant?: 'primary' | 'outline' | undefined;
  children: ReactNode;
}

/**
 * Sends a form. Until the page is alive it cannot be pressed, though it looks as ever: the browser itself would send
 * the form nowhere.
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
  /** What it does, with what was wrong with the last try; a form that sends the shop nothing has none. */
  action?: UsedAction;
  /** Under which name what is typed is stored where its fields hold it themselves; they have names. After it was sent: `forgetHeldFields`. */
  held?: string;
  /** So that a button elsewhere can send it. */
  id?: string;
  /** What is typed, by the names of the fields; read when it is sent, so that nothing typed early is lost. */
  onSend: (typed: Fields) => unknown;
  /** Something in it is edited. */
  onEdit?: () => void;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

/**
 * A form: sent once at a time, by itself even where it stands in a dialog of another form. Every press that fails puts the focus on the
 * first faulty field; an error leaves its field when that is edited.
 */
export function Form({ action, held, onSend, onEdit, className = 'grid gap-4', children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const store = useHeldFields(form, held);
  const busy = action?.busy ?? false;
  // A press that the screen itself rejects is an attempt, too.
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
          // What is sent in a dialog goes up to the form that the dialog was opened from.
          event.stopPropagation();
          if (busy) return;
          setPresses((count) => count + 1);
          // What cannot be read would be sent as nothing, which may mean no limit; the field says so now, and has the focus.
          if (isUnreadableIn(event.currentTarget)) return;
          // What has not arrived would be left behind; its picker says so, and has the focus.
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

/** Whether something typed in a form is no number where one is wanted. */
const isUnreadableIn = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => field.matches('[data-unreadable]:not(:disabled)'));

/** The first picker of a form in which something is on its way, or did not arrive. */
const unsentIn = (form: HTMLFormElement): Element | undefined =>
  [...form.elements].find((field) => field.matches('[data-unsent]'));

const wrong = '[aria-invalid="true"]:not(:disabled)';

/** The first field that is wrong, of those that stand elsewhere on the page as well; of a group its chosen radio, or the first. */
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

/** A form with its own button, above which stands why it was rejected, until the next key. */
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
