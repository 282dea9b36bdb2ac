import { Chip } from './chip.tsx';

export interface ChipChoiceProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one among a few short options, side by side. */
export function ChipChoice<Value extends string>({ label, options, value, onChange }: ChipChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <Chip
          key={option.value}
          selected={option.value === value}
          onClick={() => {
            onChange(option.value);
          }}
        >
          {option.label}
        </Chip>
      ))}
    </div>
  );
}
