import { ArrowUp, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { maxOptions } from '../../product-options.rules.ts';
import {
  freshOption,
  isUsed,
  wholeOptions,
  type WrittenOption,
  type WrittenValue,
} from '../../written-options.rules.ts';
import { EditorPart, type PartProps } from './editor-part.tsx';
import { optionMessages } from './options.messages.ts';

const maxValues = 100;
const longest = 40;

/** Renders the product's options in order, and the values of those other than colour and size. */
export function OptionsPart({ written, onChange, errors }: PartProps) {
  const t = useMessages(optionMessages);
  const made = useRef(0);
  const options = wholeOptions(written);
  const newKey = () => {
    const taken = new Set(options.flatMap(({ key, values }) => [key, ...values.map((value) => value.key)]));
    do made.current += 1;
    while (taken.has(`new-${made.current}`));
    return `new-${made.current}`;
  };
  const change = (index: number, part: Partial<WrittenOption>) => {
    onChange({ options: options.map((option, at) => (at === index ? { ...option, ...part } : option)) });
  };
  return (
    <EditorPart title={t.options}>
      <p className="text-sm text-muted">{t.hint}</p>
      {options.map((option, index) => (
        <OptionFields
          key={option.key}
          option={option}
          index={index}
          variants={written.variants}
          error={(field) => errors[`options.${index}.${field}`]}
          newKey={newKey}
          onChange={(part) => {
            change(index, part);
          }}
          onMove={() => {
            const earlier = options[index - 1];
            if (earlier !== undefined) onChange({ options: options.with(index - 1, option).with(index, earlier) });
          }}
          onRemove={() => {
            onChange({ options: options.filter((one) => one !== option) });
          }}
        />
      ))}
      {errors.options === undefined ? null : <p className="text-sm text-rose">{errors.options}</p>}
      {options.length < maxOptions ? (
        <Button
          className="justify-self-start"
          size="small"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => {
            onChange({ options: [...options, freshOption(newKey())] });
          }}
        >
          {t.add}
        </Button>
      ) : null}
    </EditorPart>
  );
}

interface OptionFieldsProps {
  option: WrittenOption;
  index: number;
  variants: PartProps['written']['variants'];
  error: (field: string) => string | undefined;
  newKey: () => string;
  onChange: (part: Partial<WrittenOption>) => void;
  onMove: () => void;
  onRemove: () => void;
}

function OptionFields(props: OptionFieldsProps) {
  const t = useMessages(optionMessages);
  const { option, index, variants, error, newKey, onChange, onMove, onRemove } = props;
  const used = option.values.some((value) => isUsed(option, value, variants));
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-control border border-line p-3">
      <legend className="px-1 text-sm font-semibold">{t.option(index + 1)}</legend>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-start">
        <TextField
          label={t.name}
          required
          dir="auto"
          maxLength={longest}
          value={option.name}
          error={error('name.fa')}
          onChange={(event) => {
            onChange({ name: event.currentTarget.value });
          }}
        />
        <TextField
          label={t.nameEn}
          dir="ltr"
          maxLength={longest}
          value={option.nameEn}
          error={error('name.en')}
          onChange={(event) => {
            onChange({ nameEn: event.currentTarget.value });
          }}
        />
        <div className="flex gap-1 sm:pt-6">
          <IconButton label={t.earlier(option.name)} disabled={index === 0} onClick={onMove}>
            <ArrowUp aria-hidden className="size-5" />
          </IconButton>
          {option.kind === 'other' ? (
            <IconButton label={t.remove(option.name)} disabled={used} onClick={onRemove}>
              <X aria-hidden className="size-5" />
            </IconButton>
          ) : null}
        </div>
      </div>
      {option.kind === 'other' ? (
        <Values {...{ option, variants, error, newKey, onChange }} />
      ) : (
        <p className="text-sm text-muted">{t.fromVariants}</p>
      )}
      {used ? <p className="text-sm text-muted">{t.inUse}</p> : null}
    </fieldset>
  );
}

function Values({
  option,
  variants,
  error,
  newKey,
  onChange,
}: Pick<OptionFieldsProps, 'option' | 'variants' | 'error' | 'newKey' | 'onChange'>) {
  const t = useMessages(optionMessages);
  const { values } = option;
  return (
    <>
      {values.map((value, index) => (
        <ValueFields
          key={value.key}
          value={value}
          index={index}
          removable={values.length > 1 && !isUsed(option, value, variants)}
          error={(field) => error(`values.${index}.${field}`)}
          onChange={(part) => {
            onChange({ values: values.with(index, { ...value, ...part }) });
          }}
          onMove={() => {
            const earlier = values[index - 1];
            if (earlier !== undefined) onChange({ values: values.with(index - 1, value).with(index, earlier) });
          }}
          onRemove={() => {
            onChange({ values: values.filter((one) => one !== value) });
          }}
        />
      ))}
      {values.length < maxValues ? (
        <Button
          className="justify-self-start"
          size="small"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => {
            onChange({ values: [...values, { key: newKey(), number: null, name: '', nameEn: '' }] });
          }}
        >
          {t.addValue}
        </Button>
      ) : null}
    </>
  );
}

interface ValueFieldsProps {
  value: WrittenValue;
  index: number;
  /** Whether no variant uses the value and it is not the only one. */
  removable: boolean;
  error: (field: string) => string | undefined;
  onChange: (part: Partial<WrittenValue>) => void;
  onMove: () => void;
  onRemove: () => void;
}

function ValueFields({ value, index, removable, error, onChange, onMove, onRemove }: ValueFieldsProps) {
  const t = useMessages(optionMessages);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto]">
      <TextField
        label={t.value(index + 1)}
        labelHidden
        placeholder={t.value(index + 1)}
        dir="auto"
        maxLength={longest}
        value={value.name}
        error={error('name.fa')}
        onChange={(event) => {
          onChange({ name: event.currentTarget.value });
        }}
      />
      <div className="col-start-1 row-start-2 sm:col-start-auto sm:row-start-auto">
        <TextField
          label={t.valueEn(index + 1)}
          labelHidden
          placeholder={t.inEnglish}
          dir="ltr"
          maxLength={longest}
          value={value.nameEn}
          error={error('name.en')}
          onChange={(event) => {
            onChange({ nameEn: event.currentTarget.value });
          }}
        />
      </div>
      <IconButton label={t.earlier(value.name)} disabled={index === 0} onClick={onMove}>
        <ArrowUp aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={t.remove(value.name)} disabled={!removable} onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
