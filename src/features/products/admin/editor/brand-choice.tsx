import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { staffApi } from '#web/data/api.ts';
import { createOnce } from '#web/forms/create-once.ts';
import { useStoredDraft } from '#web/forms/stored-draft.ts';
import { useAction } from '#web/forms/use-action.ts';
import type { useChoices } from '../use-choices.ts';
import { BrandDialog } from '#features/brands/admin/brand-dialog.tsx';
import { editorMessages } from './product-editor.messages.ts';

interface BrandChoiceProps {
  id: number | null;
  choices: ReturnType<typeof useChoices>;
  error: string | undefined;
  onChange: (id: number | null) => void;
}

/** Renders the choice of a product's brand or a new one; the selected brand can be edited in place. */
export function BrandChoice({ id, choices, error, onChange }: BrandChoiceProps) {
  const t = useMessages(editorMessages);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = choices.brandNames.find((brand) => brand.id === id);
  return (
    <>
      <Select
        label={t.brand}
        value={id === null ? '' : String(id)}
        error={error}
        options={[{ value: '', label: t.noBrand }, ...choices.brands]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange(value === '' ? null : Number(value));
        }}
      />
      {chosen === undefined ? null : (
        <>
          <Button
            size="small"
            className="justify-self-start"
            onClick={() => {
              setIsOpen(true);
            }}
          >
            {t.mendBrand}
          </Button>
          {isOpen ? (
            <BrandDialog
              brand={chosen}
              onClose={() => {
                setIsOpen(false);
              }}
              onOutdated={choices.refreshBrands}
            />
          ) : null}
        </>
      )}
      <NewBrand
        onAdded={(brandId) => {
          choices.refreshBrands();
          onChange(brandId);
        }}
      />
    </>
  );
}

function NewBrand({ onAdded }: { onAdded: (id: number) => void }) {
  const t = useMessages(editorMessages);
  const [name, setName, forgetName] = useStoredDraft('new-brand');
  const [nameEn, setNameEn, forgetNameEn] = useStoredDraft('new-brand-en');
  const adding = useAction({ quiet: true });
  const add = async () => {
    await adding.run(async () => {
      const body = { name: { fa: name, en: nameEn } };
      const { id } = await createOnce(adding.key, 'new-brand', body, {
        create: (names, headers) => staffApi('POST /api/admin/brands/', { headers, body: names }),
        correct: (made, before) =>
          staffApi('PUT /api/admin/brands/:id/', { params: { id: made.id }, body: { ...body, before } }),
      });
      forgetName(name);
      forgetNameEn(nameEn);
      onAdded(id);
    }, t.brandAdded);
  };
  return (
    <>
      <TextField
        label={t.newBrand}
        dir="auto"
        maxLength={80}
        value={name}
        error={adding.fields['name.fa'] ?? adding.message ?? undefined}
        onChange={(event) => {
          setName(event.currentTarget.value);
        }}
        end={
          <Button
            size="small"
            className="rounded-small!"
            busy={adding.busy}
            disabled={name.trim() === ''}
            onClick={() => {
              void add();
            }}
          >
            {t.addBrand}
          </Button>
        }
      />
      {name.trim() === '' ? null : (
        <TextField
          label={t.newBrandEn}
          dir="ltr"
          maxLength={80}
          value={nameEn}
          error={adding.fields['name.en']}
          onChange={(event) => {
            setNameEn(event.currentTarget.value);
          }}
        />
      )}
    </>
  );
}
