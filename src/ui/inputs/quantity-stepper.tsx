import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
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
  /** More was requested than there is: the maximum is set, and this is where to say so. */
  onTooMany?: (max: number) => void;
  disabled?: boolean;
  size?: 'medium' | 'small';
}

/** How many: pressed up and down, or typed in either kind of digits. Nothing, or no number, becomes the minimum. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onChange, min = 1, max, onTooMany, disabled = false, size = 'medium' } = props;
  const t = useMessages(uiMessages);
  const language = useLanguage();
  const [draft, setDraft] = useState<string | null>(null);
  const written = (text: string) => (language === 'fa' ? toPersianDigits(text) : toLatinDigits(text));

  const set = (next: number) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    const typed = quantityTyped(text, { min, max });
    if (!typed) {
      setDraft(text);
      return;
    }
    set(typed.value);
    if (typed.tooMany) onTooMany?.(typed.value);
  };
  const leave = () => {
    if (draft !== null) set(min);
  };
  const full = max !== undefined && value >= max;
  const more = () => {
    if (full) onTooMany?.(max);
    else set(value + 1);
  };

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
      <IconButton
        label={t.fewer}
        disabled={disabled || value <= min}
        onClick={() => {
          set(Math.max(min, value - 1));
        }}
      >
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
        value={written(draft ?? String(value))}
        onFocus={(event) => {
          event.target.select();
        }}
        onChange={(event) => {
          type(event.target.value);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          if (event.key === 'ArrowUp') more();
          else set(Math.max(min, value - 1));
        }}
        className="h-full w-10 min-w-0 bg-transparent text-center! text-base font-semibold tabular-nums"
      />
      <IconButton
        label={t.more}
        disabled={disabled || (full && !onTooMany)}
        aria-disabled={full || undefined}
        className={full ? 'opacity-40' : ''}
        onClick={more}
      >
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
