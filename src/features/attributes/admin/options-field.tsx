import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { Fields } from '#web/forms/action.ts';
import type { Text } from '#shared/language.ts';
import { longestOptionName, maxOptions } from '../attributes.rules.ts';
import { attributesAdminMessages } from './attributes-admin.messages.ts';

/** An option in the form. */
export interface WrittenOption {
  readonly key: string;
  readonly id: number | null;
  readonly name: Text;
}

interface OptionsFieldProps {
  options: readonly WrittenOption[];
  errors: Fields;
  onChange: (options: readonly WrittenOption[]) => void;
}

/** Renders the options of an attribute, in order and in both languages. */
export function OptionsField({ options, errors, onChange }: OptionsFieldProps) {
  const t = useMessages(attributesAdminMessages);
  const made = useRef(0);
  const add = () => {
    made.current += 1;
    onChange([...options, { key: `new-${options.length}-${made.current}`, id: null, name: { fa: '', en: '' } }]);
  };
  const write = (index: number, part: Partial<Text>) => {
    onChange(
      options.map((option, other) => (other === index ? { ...option, name: { ...option.name, ...part } } : option)),
    );
  };
  return (
    <fieldset className="grid min-w-0 gap-2 sm:col-span-2">
      <legend className="mb-2 text-sm font-semibold">{t.options}</legend>
      {options.map((option, index) => (
        <div
          key={option.key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <TextField
            label={t.option(index + 1)}
            labelHidden
            dir="auto"
            maxLength={longestOptionName}
            value={option.name.fa}
            error={errors[`options.${index}.name.fa`]}
            onChange={(event) => write(index, { fa: event.currentTarget.value })}
          />
          <div className="col-start-1 row-start-2 sm:col-start-auto sm:row-start-auto">
            <TextField
              label={t.optionEn(index + 1)}
              labelHidden
              placeholder={t.inEnglish}
              dir="ltr"
              maxLength={longestOptionName}
              value={option.name.en}
              error={errors[`options.${index}.name.en`]}
              onChange={(event) => write(index, { en: event.currentTarget.value })}
            />
          </div>
          <IconButton label={t.removeOption(index + 1)} onClick={() => onChange(options.toSpliced(index, 1))}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      ))}
      <Notice tone="bad">{errors.options ?? null}</Notice>
      {options.length < maxOptions ? (
        <Button className="justify-self-start" size="small" icon={<Plus aria-hidden size={18} />} onClick={add}>
          {t.addOption}
        </Button>
      ) : null}
    </fieldset>
  );
}
