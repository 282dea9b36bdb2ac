import { TextField } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { WrittenProduct, WrittenVariant } from '../../product-draft.rules.ts';
import type { PartProps } from './editor-part.tsx';
import { optionMessages } from './options.messages.ts';
import { editorMessages } from './product-editor.messages.ts';

export interface VariantFieldsProps {
  variant: WrittenVariant;
  index: number;
  images: WrittenProduct['pictures'];
  options: WrittenProduct['options'];
  errors: PartProps['errors'];
  onChange: (change: Partial<WrittenVariant>) => void;
  onRemove: (() => void) | undefined;
}

/** Returns the error of a variant's field. */
export const errorsOf =
  ({ index, errors }: VariantFieldsProps) =>
  (field: string) =>
    errors[`variants.${index}.${field}`];

/** Returns an archived variant's option values other than colour and size. */
export const furtherNames = ({ variant, options }: VariantFieldsProps): string[] =>
  options.flatMap(({ key, values }) => values.find((value) => value.key === variant.chosen?.[key])?.name ?? []);

/** Renders the variant's colour and size in both languages. */
export function KindFields(props: VariantFieldsProps) {
  const t = useMessages(editorMessages);
  const { variant, index, onChange } = props;
  const error = errorsOf(props);
  const text = (name: 'colourName' | 'size' | 'colourNameEn' | 'sizeEn') => ({
    value: variant[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      onChange({ [name]: event.currentTarget.value });
    },
  });
  return (
    <>
      <TextField
        label={t.colour}
        dir="auto"
        maxLength={40}
        {...text('colourName')}
        error={error('colour') ?? error('colour.name.fa')}
        end={
          <input
            type="color"
            aria-label={t.swatch(index + 1)}
            value={variant.colourHex}
            className="size-target cursor-pointer rounded-small bg-transparent p-1"
            onChange={(event) => {
              onChange({ colourHex: event.currentTarget.value });
            }}
          />
        }
      />
      <TextField
        label={t.size}
        dir="auto"
        maxLength={30}
        {...text('size')}
        error={error('size.fa') ?? error('size') ?? [0, 1, 2].map((index) => error(`values.${index}`)).find(Boolean)}
      />
      <TextField
        label={t.colourEn}
        dir="ltr"
        maxLength={40}
        {...text('colourNameEn')}
        disabled={variant.colourName.trim() === ''}
        error={error('colour.name.en')}
      />
      <TextField
        label={t.sizeEn}
        dir="ltr"
        maxLength={30}
        {...text('sizeEn')}
        disabled={variant.size.trim() === ''}
        error={error('size.en')}
      />
    </>
  );
}

/** Renders the variant's value of each further option. */
export function OptionFields({ variant, options, onChange }: VariantFieldsProps) {
  const t = useMessages(optionMessages);
  return options.flatMap(({ key, kind, name, values }) => {
    if (kind !== 'other' || name.trim() === '') return [];
    const { [key]: chosen = '', ...others } = variant.chosen ?? {};
    const written = values.filter((value) => value.name.trim() !== '');
    return [
      <Select
        key={key}
        label={name}
        value={chosen}
        options={[{ value: '', label: t.none }, ...written.map((value) => ({ value: value.key, label: value.name }))]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange({ chosen: value === '' ? others : { ...others, [key]: value } });
        }}
      />,
    ];
  });
}
