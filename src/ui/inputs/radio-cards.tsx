import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldError } from './form-attempt.ts';

export interface RadioCard {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** Content at the far end: a price, an image. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps {
  legend: string;
  legendHidden?: boolean;
  /** Whether the legend is the heading of a section of the page, not the label of a field. */
  asPart?: boolean;
  name: string;
  options: readonly RadioCard[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string | undefined;
  className?: string;
}

/** A choice of one among a few options, each with room for an explanation. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, legendHidden, asPart, name, options, value, onChange, error: found, className } = props;
  const id = useId();
  const { error, onEdit } = useFieldError(found);
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className="min-w-0"
    >
      <legend className={legendHidden ? 'sr-only' : asPart ? 'mb-3 text-base font-bold' : 'mb-2 text-sm font-semibold'}>
        {legend}
      </legend>
      <div className={classNames('grid gap-3', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-14 items-center gap-3 rounded-card border bg-surface px-4 py-3 transition-colors',
              'border-line has-checked:border-turquoise has-checked:bg-turquoise-soft',
              'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-turquoise',
              option.disabled ? 'opacity-50' : 'hover:border-edge',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => {
                onEdit();
                onChange(option.value);
              }}
              className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge outline-none checked:border-6 checked:border-turquoise"
            />
            <span className="min-w-0 flex-1">
              <bdi className="block font-semibold">{option.label}</bdi>
              {option.description && <bdi className="block text-sm text-muted">{option.description}</bdi>}
            </span>
            {option.aside && <span className="own-direction shrink-0">{option.aside}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="mt-2 text-sm text-rose">
          {error}
        </p>
      )}
    </fieldset>
  );
}
