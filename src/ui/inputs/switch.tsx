import { useId, type ReactNode } from 'react';

export interface SwitchProps {
  label: string;
  /** Whether the label is elsewhere on the screen. */
  labelHidden?: boolean;
  hint?: string;
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A setting that is switched on or off at once, without a save button. */
export function Switch({ label, labelHidden, hint, icon, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  const control = (
    <span className="group relative inline-flex h-target w-14 shrink-0 items-center justify-center has-disabled:opacity-50">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
        disabled={disabled}
        aria-label={labelHidden ? label : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-full disabled:cursor-default"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none flex h-8 w-14 items-center rounded-full border-2 border-edge bg-raised px-0.5 transition-colors peer-checked:border-turquoise peer-checked:bg-turquoise"
      >
        <span className="block size-6 rounded-full bg-muted transition-[margin,background-color] group-has-checked:ms-6 group-has-checked:bg-turquoise-ink" />
      </span>
    </span>
  );
  if (labelHidden) return control;
  return (
    <div className="flex min-h-target items-center gap-3">
      {icon}
      <label htmlFor={id} className="min-w-0 flex-1">
        {label}
        {hint && (
          <span id={`${id}-hint`} className="own-direction block text-xs text-muted">
            {hint}
          </span>
        )}
      </label>
      {control}
    </div>
  );
}
