import { NumberField } from '#ui/inputs/number-field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { flatFields, type FlatField, type TaxClass, type WrittenFields } from '../../product-fields.rules.ts';
import { productFieldHints, productFieldLabels, taxClassNames } from '../product-fields.messages.ts';
import type { PartProps } from './editor-part.tsx';

/** Renders the described fields of a product, each with the control of its type. */
export function FieldInputs(props: PartProps) {
  return flatFields.map((field) => <FieldInput key={field.name} field={field} {...props} />);
}

function FieldInput({ field, written, onChange, errors }: PartProps & { field: FlatField }) {
  const label = useMessages(productFieldLabels)[field.name];
  const hint = useMessages(productFieldHints)[field.name];
  const choices = useMessages(taxClassNames);
  const { name, wire, kind, maximum, english, values } = field;
  const value = written[name];
  const error = errors[kind === 'text' ? `${wire}.${english ? 'en' : 'fa'}` : wire];
  const change = (value: WrittenFields[keyof WrittenFields] | string | number | null) => {
    onChange({ [name]: value });
  };
  if (typeof value === 'boolean')
    return <Switch label={label} {...(hint !== undefined && { hint })} checked={value} onChange={change} />;
  if (values.length > 0)
    return (
      <Select
        label={label}
        hint={hint}
        error={error}
        value={String(value)}
        options={values.map((one) => ({ value: one, label: choices[one as TaxClass] }))}
        onChange={(event) => {
          change(event.currentTarget.value);
        }}
      />
    );
  if (typeof value === 'string')
    return (
      <TextField
        label={label}
        hint={hint}
        error={error}
        dir={english ? 'ltr' : 'auto'}
        maxLength={maximum}
        value={value}
        onChange={(event) => {
          change(event.currentTarget.value);
        }}
      />
    );
  return <NumberField label={label} hint={hint} error={error} value={value} onChange={change} />;
}
