import { Chip } from './chip.tsx';

export interface ChipChoiceProps<Value extends string> {
  /** What is chosen, for who cannot see it. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few short choices, side by side. */
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
