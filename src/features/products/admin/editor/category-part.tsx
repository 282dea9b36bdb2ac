import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { staffApi } from '#web/data/api.ts';
import { useAction } from '#web/forms/use-action.ts';
import { shopColours } from '#features/appearance/shop-colours.rules.ts';
import { productStatuses } from '../../products.rules.ts';
import { useChoices } from '../use-choices.ts';
import { BrandDialog } from '#features/brands/admin/brand-dialog.tsx';
import { EditorPart, type PartProps } from './editor-part.tsx';
import { FieldInputs } from './field-inputs.tsx';
import { editorMessages } from './product-editor.messages.ts';

/** Where a product belongs and how it is found: category, brand, tags, address, badge, and whether it is displayed. */
export function PlacementPart({ written, onChange, errors }: PartProps) {
  const t = useMessages(editorMessages);
  const choices = useChoices();
  const [mending, setMending] = useState(false);
  const chosenBrand = choices.brandNames.find(({ id }) => id === written.brandId);
  const numberOf = (value: string) => (value === '' ? null : Number(value));
  return (
    <EditorPart title={t.categories}>
      <Select
        label={t.status}
        value={written.status}
        hint={t.statusHint(written.status)}
        options={productStatuses.map((status) => ({ value: status, label: t[status] }))}
        onChange={(event) => {
          onChange({ status: event.currentTarget.value as typeof written.status });
        }}
      />
      <FieldInputs written={written} onChange={onChange} errors={errors} />
      <Select
        label={t.category}
        required
        value={written.categoryId === null ? '' : String(written.categoryId)}
        error={errors.category_id}
        placeholder={t.chooseCategory}
        options={choices.categories}
        onChange={(event) => {
          onChange({ categoryId: numberOf(event.currentTarget.value) });
        }}
      />
      <Select
        label={t.brand}
        value={written.brandId === null ? '' : String(written.brandId)}
        error={errors.brand_id}
        options={[{ value: '', label: t.noBrand }, ...choices.brands]}
        onChange={(event) => {
          onChange({ brandId: numberOf(event.currentTarget.value) });
        }}
      />
      {chosenBrand === undefined ? null : (
        <>
          <Button
            size="small"
            className="justify-self-start"
            onClick={() => {
              setMending(true);
            }}
          >
            {t.mendBrand}
          </Button>
          {mending ? (
            <BrandDialog
              brand={chosenBrand}
              onClose={() => {
                setMending(false);
              }}
              onOutdated={choices.refreshBrands}
            />
          ) : null}
        </>
      )}
      <NewBrand
        onAdded={(brandId) => {
          choices.refreshBrands();
          onChange({ brandId });
        }}
      />
      <TextField
        label={t.tags}
        hint={t.tagsHint}
        dir="auto"
        value={written.tags}
        error={errors.tags ?? errors['tags.0']}
        onChange={(event) => {
          onChange({ tags: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.tagsEn}
        hint={t.tagsEnHint}
        dir="ltr"
        value={written.tagsEn}
        error={errors.tags_en ?? errors['tags_en.0']}
        onChange={(event) => {
          onChange({ tagsEn: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.slug}
        hint={t.slugHint}
        dir="ltr"
        maxLength={120}
        value={written.slug}
        error={errors.slug}
        onChange={(event) => {
          onChange({ slug: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.badge}
        dir="auto"
        maxLength={30}
        value={written.badgeText}
        error={errors['badge.text']}
        onChange={(event) => {
          onChange({ badgeText: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.badgeEn}
        hint={t.badgeEnHint}
        dir="ltr"
        maxLength={30}
        value={written.badgeTextEn}
        error={errors['badge.text_en']}
        onChange={(event) => {
          onChange({ badgeTextEn: event.currentTarget.value });
        }}
      />
      <Select
        label={t.badgeColour}
        value={written.badgeColor}
        options={shopColours.map((colour) => ({ value: colour, label: t[colour] }))}
        onChange={(event) => {
          onChange({ badgeColor: shopColours.find((colour) => colour === event.currentTarget.value) ?? 'pomegranate' });
        }}
      />
    </EditorPart>
  );
}

function NewBrand({ onAdded }: { onAdded: (id: number) => void }) {
  const t = useMessages(editorMessages);
  const [name, setName] = useState('');
  const [nameEn, setNameEn] = useState('');
  const adding = useAction({ quiet: true });
  const add = async () => {
    await adding.run(async () => {
      const { id } = await staffApi('POST /api/admin/brands/', { body: { name, name_en: nameEn } });
      setName('');
      setNameEn('');
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
        error={adding.fields.name ?? adding.message ?? undefined}
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
          error={adding.fields.name_en}
          onChange={(event) => {
            setNameEn(event.currentTarget.value);
          }}
        />
      )}
    </>
  );
}
