import { useState } from 'react';
import { addedRows } from '#shared/added-rows.ts';
import { holdsTheSame } from '#shared/join-changes.ts';
import { CategoryChoice } from '#features/categories/admin/category-choice.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { Switch } from '#ui/inputs/switch.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { DraftDialog } from '#web/admin/draft-dialog.tsx';
import { staffApi } from '#web/data/api.ts';
import { createOnce, onlyIf } from '#web/forms/create-once.ts';
import { atTheirRows } from '#web/forms/row-errors.ts';
import { draftFields, type DraftFields } from '#web/forms/draft-fields.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useWrittenItem } from '#web/forms/use-written-item.ts';
import type { Text } from '#shared/language.ts';
import type { Attribute, AttributeForm } from '../attributes-admin.contract.ts';
import {
  attributeTypes,
  canFilter,
  longestAttributeName,
  longestUnit,
  type AttributeType,
} from '../attributes.rules.ts';
import { attributesAdminMessages } from './attributes-admin.messages.ts';
import { OptionsField, type WrittenOption } from './options-field.tsx';

interface WrittenAttribute {
  readonly code: string;
  readonly kind: AttributeType;
  readonly name: Text;
  readonly unit: Text;
  readonly unit_singular: string;
  readonly filterable: boolean;
  readonly comparable: boolean;
  readonly options: readonly WrittenOption[];
  readonly category_ids: readonly number[];
}

const unwritten: Text = { fa: '', en: '' };

const fresh: WrittenAttribute = {
  ...{ code: '', kind: 'select', name: unwritten, unit: unwritten, unit_singular: '' },
  ...{ filterable: true, comparable: true, category_ids: [] },
  options: [{ key: 'first', id: null, name: unwritten }],
};

function writtenOf(attribute: Attribute | null): WrittenAttribute {
  if (attribute === null) return fresh;
  const { id: _, version: __, archived: ___, created_at: ____, updated_at: _____, options, ...written } = attribute;
  return {
    ...written,
    options: options.map(({ id, name }) => ({ key: String(id), id, name })),
  };
}

/** Options without a name are not sent. */
const namedOf = (options: readonly WrittenOption[]) => options.filter(({ name }) => name.fa.trim() !== '');

const keysOf = (options: readonly WrittenOption[]) => options.map(({ key }) => key);

const nameOf = (attribute: Attribute | null) => `attribute:${attribute?.id ?? 'new'}`;

/** Returns the typed attribute after a save: `stored` is the server's result of what was sent, from which new options take their ids. */
function settledAttribute(
  written: WrittenAttribute,
  sent: WrittenAttribute,
  stored: WrittenAttribute,
): WrittenAttribute {
  const added = addedRows(namedOf(sent.options), stored.options, ({ id }) => id !== null);
  const unnamed = sent.options.filter(({ name }) => name.fa.trim() === '');
  return {
    ...written,
    code: written.code.trim() === '' ? stored.code : written.code,
    options: written.options
      .filter((option) => !unnamed.some((one) => holdsTheSame(one, option)))
      .map((option) => {
        const { key, id } = added.get(option.key) ?? option;
        return { ...option, key, id };
      }),
  };
}

/** Returns the request body, without the fields that do not belong to the kind. */
function formOf({ code: _, kind, options, category_ids: categories, ...written }: WrittenAttribute): AttributeForm {
  const named = namedOf(options);
  return {
    ...written,
    ...(kind === 'number' ? {} : { unit: unwritten, unit_singular: '' }),
    filterable: written.filterable && canFilter(kind),
    options: kind === 'select' ? named.map(({ id, name }) => ({ ...(id === null ? {} : { id }), name })) : [],
    category_ids: [...categories],
  };
}

interface AttributeDialogProps {
  /** The attribute to edit; null for a new one. */
  attribute: Attribute | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Renders the form of an attribute: its names, unit and options, and its categories. */
export function AttributeDialog({ attribute, onClose, onSaved }: AttributeDialogProps) {
  const t = useMessages(attributesAdminMessages);
  const { item, draft, saved } = useWrittenItem(attribute, writtenOf, nameOf, settledAttribute);
  const { value: written, change } = draft;
  const saving = useAction({ quiet: true });
  const field = draftFields(draft, saving.fields);
  const [sent, setSent] = useState<readonly string[]>([]);
  const errors = atTheirRows(saving.fields, { options: sent }, { options: keysOf(written.options) });
  const save = async () => {
    setSent(keysOf(namedOf(written.options)));
    const body = formOf(written);
    const { code, kind } = written;
    const fresh = { ...body, kind, ...(code.trim() !== '' && { code }) };
    const put = ({ id, version }: { id: number; version: number }) =>
      staffApi('PUT /api/admin/attributes/:id/', { params: { id }, body: { ...body, version } });
    await saving.run(async () => {
      const answered = await (item === null
        ? createOnce(saving.key, 'attribute:new', fresh, {
            create: (form, headers) => staffApi('POST /api/admin/attributes/', { headers, body: form }),
            // Code and kind are fixed at creation, so a correction must have the same ones.
            correct: (made, former) => onlyIf(former.kind === kind && former.code === fresh.code) ?? put(made),
          })
        : put({ id: item.id, version: draft.version }));
      if (saved(written, answered)) onSaved();
    });
  };
  return (
    <DraftDialog
      wide
      title={item === null ? t.add : t.edit}
      draft={draft}
      names={{ name: t.name, options: t.options, category_ids: t.categories }}
      action={saving}
      save={t.save}
      onSave={save}
      onClose={onClose}
    >
      {item === null ? <NewFields field={field} /> : null}
      <TextField label={t.name} required dir="auto" maxLength={longestAttributeName} {...field.worded('name', 'fa')} />
      <TextField label={t.nameEn} dir="ltr" maxLength={longestAttributeName} {...field.worded('name', 'en')} />
      {written.kind === 'number' ? <UnitFields field={field} /> : null}
      {canFilter(written.kind) ? <Switch label={t.filterable} {...field.switch('filterable')} /> : null}
      <Switch label={t.comparable} {...field.switch('comparable')} />
      {written.kind === 'select' ? (
        <OptionsField options={written.options} errors={errors} onChange={(options) => change({ options })} />
      ) : null}
      <div className="sm:col-span-2">
        <CategoryChoice
          label={t.categories}
          hint={t.categoriesHint}
          chosen={written.category_ids}
          onChange={(ids) => change({ category_ids: ids })}
        />
      </div>
    </DraftDialog>
  );
}

/** Renders the fields that cannot be changed after creation. */
function NewFields({ field }: { field: DraftFields<WrittenAttribute> }) {
  const t = useMessages(attributesAdminMessages);
  const options = attributeTypes.map((value) => ({ value, label: t[value] }));
  return (
    <>
      <Select label={t.type} hint={t.typeHint} options={options} {...field.choice('kind', attributeTypes)} />
      <TextField label={t.code} hint={t.codeHint} dir="ltr" maxLength={60} {...field.text('code')} />
    </>
  );
}

function UnitFields({ field }: { field: DraftFields<WrittenAttribute> }) {
  const t = useMessages(attributesAdminMessages);
  return (
    <>
      <TextField label={t.unit} dir="auto" maxLength={longestUnit} {...field.worded('unit', 'fa')} />
      <TextField label={t.unitEn} dir="ltr" maxLength={longestUnit} {...field.worded('unit', 'en')} />
      <TextField label={t.unitOneEn} dir="ltr" maxLength={longestUnit} {...field.text('unit_singular')} />
    </>
  );
}
