import { Root, Thumb } from 'radix-ui/switch';
import { useId, type ReactNode } from 'react';

export interface SwitchProps {
  label: string;
  /** The words stand elsewhere on the screen. */
  labelHidden?: boolean;
  hint?: string;
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A setting that is on or off at once, without a button to save it. */
export function Switch({ label, labelHidden, hint, icon, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  const root = (
    <Root
      id={id}
      checked={checked}
      onCheckedChange={onChange}
      disabled={disabled}
      aria-label={labelHidden ? label : undefined}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className="group inline-flex h-target w-14 shrink-0 items-center justify-center rounded-full disabled:opacity-50"
    >
      <span className="flex h-8 w-14 items-center rounded-full border-2 border-edge bg-raised px-0.5 transition-colors group-data-[state=checked]:border-turquoise group-data-[state=checked]:bg-turquoise">
        <Thumb className="block size-6 rounded-full bg-muted transition-[margin,background-color] data-[state=checked]:ms-6 data-[state=checked]:bg-turquoise-ink" />
      </span>
    </Root>
  );
  if (labelHidden) return root;
  return (
    <div className="flex min-h-target items-center gap-3">
      {icon}
      <label htmlFor={id} className="min-w-0 flex-1">
        {label}
        {hint && (
          <span id={`${id}-hint`} className="block text-xs text-muted">
            {hint}
          </span>
        )}
      </label>
      {root}
    </div>
  );
}
