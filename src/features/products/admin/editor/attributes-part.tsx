import { X } from 'lucide-react';
import { booleanWords } from '#features/attributes/attributes.rules.ts';
import type { Attribute } from '#features/attributes/attributes-admin.contract.ts';
import { textFor } from '#shared/text/names.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { UnloadedChoices } from '#web/forms/unloaded-choices.tsx';
import {
  freshAttribute,
  numberAsRead,
  numberAsWritten,
  type WrittenAttribute,
} from '../../written-attributes.rules.ts';
import { EditorPart, type PartProps } from './editor-part.tsx';
import { editorMessages } from './product-editor.messages.ts';

/** Renders the attributes of a product's category and its ancestors, each with a field of its type. */
export function AttributesPart({ written, onChange, errors }: PartProps) {
  const t = useMessages(editorMessages);
  const language = useLanguage();
  const { categoryId, attributes: values = [] } = written;
  const requested = useAttributesOf(categoryId);
  const ofCategory = requested.state === 'ready' ? requested.data : [];
  const known = new Set(ofCategory.map(({ code }) => code));
  const others = values.filter(({ key }) => !known.has(key));
  const named = useAttributesNamed(others.map(({ key }) => key));
  const put = (value: WrittenAttribute) => {
    const index = values.findIndex(({ key }) => key === value.key);
    onChange({ attributes: index < 0 ? [...values, value] : values.with(index, value) });
  };
  const errorOf = (code: string) => errors[`attributes.${values.findIndex(({ key }) => key === code)}.value`];
  const field = (attribute: Attribute) => (
    <AttributeField
      key={attribute.code}
      attribute={attribute}
      value={values.find(({ key }) => key === attribute.code) ?? freshAttribute(attribute.code, attribute.kind)}
      error={errorOf(attribute.code)}
      onChange={put}
    />
  );
  if (ofCategory.length === 0 && others.length === 0 && requested.state !== 'failed') return null;
  return (
    <EditorPart title={t.attributes}>
      <UnloadedChoices of={requested} />
      <div className="grid items-start gap-4 sm:grid-cols-2">{ofCategory.map(field)}</div>
      {named.length === 0 ? null : (
        <div className="grid gap-3 border-t border-line pt-4">
          <p className="text-sm text-muted">{t.attributesOfOthers}</p>
          {named.map((attribute) => (
            <div key={attribute.code} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
              {field(attribute)}
              <IconButton
                label={t.removeAttribute(textFor(attribute.name, language))}
                onClick={() => {
                  onChange({ attributes: values.filter(({ key }) => key !== attribute.code) });
                }}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            </div>
          ))}
        </div>
      )}
    </EditorPart>
  );
}

/** Returns the attributes of a category, inherited ones first. */
function useAttributesOf(categoryId: number | null) {
  return useResource<readonly Attribute[]>(
    ['admin/attributes', 'of the product’s category', String(categoryId)],
    async (signal) => {
      if (categoryId === null) return [];
      const { data } = await staffApi('GET /api/admin/categories/:id/attributes/', {
        params: { id: categoryId },
        signal,
      });
      return data.map(({ attribute }) => attribute);
    },
  );
}

/** Returns active attributes by their codes. */
function useAttributesNamed(codes: readonly string[]): readonly Attribute[] {
  const code = codes.join(',');
  const requested = useResource(['admin/attributes', 'named', code], async (signal) => {
    if (code === '') return [];
    const { data } = await staffApi('GET /api/admin/attributes/', { query: { code, page_size: 100 }, signal });
    return Promise.all(data.map(({ id }) => staffApi('GET /api/admin/attributes/:id/', { params: { id }, signal })));
  });
  return requested.state === 'ready' ? requested.data : [];
}

interface AttributeFieldProps {
  attribute: Attribute;
  value: WrittenAttribute;
  error: string | undefined;
  onChange: (value: WrittenAttribute) => void;
}

/** Renders the field of one value: a text, a number in any digits, a boolean or an option. */
function AttributeField({ attribute, value, error, onChange }: AttributeFieldProps) {
  const language = useLanguage();
  const t = useMessages(editorMessages);
  const label = textFor(attribute.name, language);
  if (attribute.kind === 'select' || attribute.kind === 'boolean')
    return <ChoiceField attribute={attribute} value={value} error={error} onChange={onChange} />;
  if (attribute.kind === 'number') {
    const unit = textFor(attribute.unit, language);
    return (
      <TextField
        label={unit === '' ? label : t.inUnit(label, unit)}
        error={error}
        inputMode="decimal"
        dir="ltr"
        maxLength={24}
        value={numberAsRead(value.number, language)}
        onChange={(event) => {
          onChange({ ...value, number: numberAsWritten(event.currentTarget.value) });
        }}
      />
    );
  }
  return (
    <>
      <TextField
        label={label}
        error={error}
        dir="auto"
        maxLength={300}
        value={value.text}
        onChange={(event) => {
          onChange({ ...value, text: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.attributeInEnglish(label)}
        dir="ltr"
        maxLength={300}
        value={value.textEn}
        onChange={(event) => {
          onChange({ ...value, textEn: event.currentTarget.value });
        }}
      />
    </>
  );
}

/** Renders a choice of an option, a boolean or none. */
function ChoiceField({ attribute, value, error, onChange }: AttributeFieldProps) {
  const language = useLanguage();
  const t = useMessages(editorMessages);
  const chosenOf = attribute.kind === 'select' ? value.option : value.answer;
  const options =
    attribute.kind === 'select'
      ? attribute.options.map(({ code, name }) => ({ value: code, label: textFor(name, language) }))
      : ([true, false] as const).map((yes) => ({ value: yes ? 'yes' : 'no', label: booleanWords(yes, language) }));
  return (
    <Select
      label={textFor(attribute.name, language)}
      error={error}
      value={chosenOf}
      options={[{ value: '', label: t.notSpecified }, ...options]}
      onChange={({ currentTarget: { value: chosen } }) => {
        const answer = chosen === 'yes' || chosen === 'no' ? chosen : '';
        onChange(attribute.kind === 'select' ? { ...value, option: chosen } : { ...value, answer });
      }}
    />
  );
}
