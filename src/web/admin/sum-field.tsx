import { TextField } from '#ui/inputs/field.tsx';

export interface SumFieldProps {
  label: string;
  /** As it is typed; `typedSum` reads it. */
  value: string;
  error?: string | undefined;
  onChange: (typed: string) => void;
}

/** A sum of toman that is given, taken or paid out. */
export function SumField({ onChange, ...field }: SumFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      dir="ltr"
      required
      {...field}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  );
}
