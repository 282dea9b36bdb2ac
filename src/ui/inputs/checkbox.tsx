import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldError } from './form-attempt.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'id'> {
  /** May contain a link, for example to the terms. */
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label beside it; the whole line can be pressed. */
export function Checkbox({ label, error: found, className, onInput, ...input }: CheckboxProps) {
  const { error, onEdit } = useFieldError(found);
  const id = useId();
  return (
    <div className={className}>
      <label className={classNames('flex min-h-target items-center gap-3 py-2', input.disabled && 'opacity-50')}>
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            onInput={(event) => {
              onEdit();
              onInput?.(event);
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            className={classNames(
              'peer size-6 appearance-none rounded-small border-2 bg-raised transition-colors',
              'checked:border-turquoise checked:bg-turquoise',
              error ? 'border-rose' : 'border-edge',
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute size-4 text-turquoise-ink opacity-0 transition-opacity peer-checked:opacity-100"
          />
        </span>
        <span className="own-direction min-w-0 flex-1">{label}</span>
      </label>
      {error && (
        <p id={id} className="text-sm text-rose">
          {error}
        </p>
      )}
    </div>
  );
}
