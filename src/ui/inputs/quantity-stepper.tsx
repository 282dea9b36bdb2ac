import { Minus, Plus } from 'lucide-react';
import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { toLatinDigits, toPersianDigits } from '#shared/text/digits.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useLanguage, useMessages } from '../theme/language-context.tsx';
import { quantityTyped } from './quantity.ts';
import { uiMessages } from '../ui.messages.ts';

export interface QuantityStepperProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number | undefined;
  /** Called when more was requested than is available and the maximum was set, to display a message. */
  onTooMany?: (max: number) => void;
  disabled?: boolean;
  size?: 'medium' | 'small';
}

/** A quantity, changed by plus and minus buttons or typed in either kind of digits. Empty or invalid text becomes the minimum. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, min = 1, max, onTooMany, disabled = false, size = 'medium' } = props;
  const t = useMessages(uiMessages);
  const quantity = useQuantity({ ...props, min });
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        'inline-flex items-center rounded-control border border-edge bg-raised',
        disabled && 'opacity-50',
        size === 'medium' ? 'h-12' : 'h-target',
      )}
    >
      <IconButton label={t.fewer} disabled={disabled || value <= min} onClick={quantity.fewer}>
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        disabled={disabled}
        {...quantity.field}
        className="h-full w-10 min-w-0 bg-transparent text-center! text-base font-semibold tabular-nums"
      />
      <IconButton
        label={t.more}
        disabled={disabled || (quantity.isFull && !onTooMany)}
        aria-disabled={quantity.isFull || undefined}
        className={quantity.isFull ? 'opacity-40' : ''}
        onClick={quantity.more}
      >
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

interface Quantity extends Pick<QuantityStepperProps, 'value' | 'onChange' | 'max' | 'onTooMany'> {
  min: number;
}

/** Returns a quantity within its limits, and the text in the field while it is not a valid quantity yet. */
function useQuantity({ value, onChange, min, max, onTooMany }: Quantity) {
  const language = useLanguage();
  const [draft, setDraft] = useState<string | null>(null);
  const written = (text: string) => (language === 'fa' ? toPersianDigits(text) : toLatinDigits(text));
  const set = (next: number) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const leave = () => {
    if (draft !== null) set(min);
  };
  const fewer = () => {
    set(Math.max(min, value - 1));
  };
  const isFull = max !== undefined && value >= max;
  const more = () => {
    if (isFull) onTooMany?.(max);
    else set(value + 1);
  };
  const field = {
    value: written(draft ?? String(value)),
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      event.target.select();
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const typed = quantityTyped(event.target.value, { min, max });
      if (!typed) {
        setDraft(event.target.value);
        return;
      }
      set(typed.value);
      if (typed.tooMany) onTooMany?.(typed.value);
    },
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') leave();
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      if (event.key === 'ArrowUp') more();
      else fewer();
    },
  };
  return { isFull, fewer, more, field };
}
