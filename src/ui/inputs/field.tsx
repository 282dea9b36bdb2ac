import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { MessageText } from '../text/message-text.tsx';
import { useFieldError } from './form-attempt.ts';

/** The attributes that connect a control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

export interface FieldTexts {
  label: string;
  /** For a field whose meaning is visible from its context. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** The error message, in one sentence. */
  error?: string | undefined;
  required?: boolean | undefined;
}

/** A control with its label above, and its hint or error below. */
export function Field(props: FieldTexts & { children: (wiring: FieldWiring) => ReactNode }) {
  const { label, labelHidden, hint, error, required, children } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      {labelHidden ? null : (
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
          {required && (
            <span aria-hidden="true" className="text-rose">
              {' *'}
            </span>
          )}
        </label>
      )}
      {children({
        id,
        'aria-label': labelHidden ? label : undefined,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1 text-sm text-rose">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span className="own-direction">
            <MessageText text={error} />
          </span>
        </p>
      )}
    </div>
  );
}

/** The frame around an input, with room for content before and after it. */
export function FieldBox(props: {
  invalid: boolean;
  start?: ReactNode;
  end?: ReactNode;
  dir?: string | undefined;
  children: ReactNode;
}) {
  const { invalid, start, end, dir, children } = props;
  return (
    <span
      dir={dir}
      className={classNames(
        'flex min-h-12 w-full items-center rounded-control border bg-raised transition-colors',
        'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-1 has-[:focus-visible]:outline-turquoise',
        'has-[:is(input,select,textarea):disabled]:opacity-60',
        invalid ? 'border-rose' : 'border-edge',
      )}
    >
      {start && (
        <span className="flex shrink-0 items-center ps-3 text-muted">
          <span className="own-direction">{start}</span>
        </span>
      )}
      {children}
      {end && <span className="flex shrink-0 items-center pe-1 text-muted">{end}</span>}
    </span>
  );
}

/** The styles of an input inside a `FieldBox`. */
export const inputClasses = 'min-h-11 w-full min-w-0 flex-1 bg-transparent px-3 py-2 text-base text-ink outline-none';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldWiring | 'children'>;

export interface TextFieldProps extends FieldTexts, InputProps {
  /** Content before the input: a country code, an icon. */
  start?: ReactNode;
  end?: ReactNode;
  /** The error of the current input: it stays visible while the field is edited. */
  liveError?: string | undefined;
}

/** A single-line text field. A phone or card number gets `dir="ltr"`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden,
    hint,
    error: found,
    liveError,
    required,
    start,
    end,
    className,
    onInput,
    ...input
  } = props;
  const ofAttempt = useFieldError(found);
  const error = liveError ?? ofAttempt.error;
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(wiring) => (
        <FieldBox invalid={Boolean(error)} start={start} end={end} dir={input.dir}>
          <input
            type="text"
            {...input}
            {...wiring}
            onInput={(event) => {
              ofAttempt.onEdit();
              onInput?.(event);
            }}
            className={classNames(
              inputClasses,
              Boolean(start) && input.dir === 'ltr' && '[text-align:start]',
              className,
            )}
          />
        </FieldBox>
      )}
    </Field>
  );
}

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, keyof FieldWiring | 'children'> {}

/** A multi-line text field. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error: found, required, className, rows = 4, onInput, ...area } = props;
  const { error, onEdit } = useFieldError(found);
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(wiring) => (
        <FieldBox invalid={Boolean(error)}>
          <textarea
            rows={rows}
            {...area}
            {...wiring}
            onInput={(event) => {
              onEdit();
              onInput?.(event);
            }}
            className={classNames(inputClasses, 'resize-y', className)}
          />
        </FieldBox>
      )}
    </Field>
  );
}
