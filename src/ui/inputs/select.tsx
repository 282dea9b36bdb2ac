import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, FieldBox, inputClasses, type FieldTexts, type FieldWiring } from './field.tsx';
import { useFieldError } from './form-attempt.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** Its label in the closed list, if its label in the open list depends on the options above it. */
  chosenLabel?: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, keyof FieldWiring> {
  /** More options may be passed as children, in groups. */
  options?: readonly SelectOption[];
  /** Displayed while nothing is chosen; cannot be chosen. */
  placeholder?: string;
}

/** A choice of one among several options, in the browser's native list. */
export function Select(props: SelectProps) {
  const {
    label,
    labelHidden,
    hint,
    error: found,
    required,
    options = [],
    placeholder,
    className,
    children,
    onChange,
    ...select
  } = props;
  const { error, onEdit } = useFieldError(found);
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(wiring) => (
        <FieldBox invalid={Boolean(error)}>
          <span className="relative flex min-w-0 flex-1 items-center">
            <select
              {...(placeholder !== undefined && select.value === undefined && { defaultValue: '' })}
              {...select}
              {...wiring}
              // On the input event React would restore the previous choice before the change is handled.
              onChange={(event) => {
                onEdit();
                onChange?.(event);
              }}
              className={classNames(inputClasses, 'appearance-none truncate pe-10', className)}
            >
              {placeholder !== undefined && (
                <option value="" disabled>
                  {placeholder}
                </option>
              )}
              {options.map((option) => (
                <option
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className="bg-raised text-ink"
                >
                  {option.value === select.value ? (option.chosenLabel ?? option.label) : option.label}
                </option>
              ))}
              {children}
            </select>
            <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 size-5 text-muted" />
          </span>
        </FieldBox>
      )}
    </Field>
  );
}
