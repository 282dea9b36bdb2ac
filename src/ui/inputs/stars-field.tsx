import { Star } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldError } from './form-attempt.ts';

const steps = [1, 2, 3, 4, 5] as const;

export interface StarsFieldProps {
  legend: string;
  name: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (stars: number) => void;
  /** Returns the text that screen readers use for a number of stars. */
  wordFor: (stars: number) => string;
  error?: string | undefined;
}

/** A rating from one to five stars, set by touch or by the arrow keys. */
export function StarsField({ legend, name, value, onChange, wordFor, error: found }: StarsFieldProps) {
  const id = useId();
  const { error, onEdit } = useFieldError(found);
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      className="min-w-0"
    >
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="flex">
          {steps.map((stars) => (
            <label
              key={stars}
              className="relative grid size-11 cursor-pointer place-content-center rounded-control has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-turquoise"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                aria-label={wordFor(stars)}
                onChange={() => {
                  onEdit();
                  onChange(stars);
                }}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              <Star
                aria-hidden="true"
                className={classNames('size-8 transition-colors', stars <= value ? 'fill-star text-star' : 'text-edge')}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="own-direction text-sm text-muted">
          {value === 0 ? '' : wordFor(value)}
        </span>
      </div>
      {error && (
        <p id={id} className="mt-1 text-sm text-rose">
          {error}
        </p>
      )}
    </fieldset>
  );
}
