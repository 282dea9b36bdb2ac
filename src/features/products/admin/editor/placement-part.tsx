import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { shopColours } from '#features/appearance/shop-colours.rules.ts';
import { productStatuses } from '../../products.rules.ts';
import { useChoices } from '../use-choices.ts';
import { EditorPart, type PartProps } from './editor-part.tsx';
import { FieldInputs } from './field-inputs.tsx';
import { editorMessages } from './product-editor.messages.ts';
import { BrandChoice } from './brand-choice.tsx';
import { UnloadedChoices } from '#web/forms/unloaded-choices.tsx';
import { draftFields, type DraftFields } from '#web/forms/draft-fields.ts';
import type { WrittenProduct } from '../../product-draft.rules.ts';

/** Renders the fields that place a product: category, brand, tags, slug, badge and visibility. */
export function PlacementPart({ written, onChange, errors }: PartProps) {
  const t = useMessages(editorMessages);
  const choices = useChoices();
  const field = draftFields({ value: written, change: onChange }, errors);
  return (
    <EditorPart title={t.categories}>
      <Select
        label={t.status}
        hint={t.statusHint(written.status)}
        options={productStatuses.map((status) => ({ value: status, label: t[status] }))}
        {...field.choice('status', productStatuses)}
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
          const { value } = event.currentTarget;
          onChange({ categoryId: value === '' ? null : Number(value) });
        }}
      />
      <UnloadedChoices of={choices.loaded.categories} />
      <BrandChoice
        id={written.brandId}
        choices={choices}
        error={errors.brand_id}
        onChange={(brandId) => {
          onChange({ brandId });
        }}
      />
      <UnloadedChoices of={choices.loaded.brands} />
      <TextField
        label={t.tags}
        hint={t.tagsHint}
        dir="auto"
        {...field.text('tags')}
        error={errors['tags.fa'] ?? errors['tags.fa.0']}
      />
      <TextField
        label={t.tagsEn}
        hint={t.tagsEnHint}
        dir="ltr"
        {...field.text('tagsEn')}
        error={errors['tags.en'] ?? errors['tags.en.0']}
      />
      <TextField label={t.slug} hint={t.slugHint} dir="ltr" maxLength={120} {...field.text('slug')} />
      <BadgeFields field={field} errors={errors} />
    </EditorPart>
  );
}

interface BadgeFieldsProps {
  field: DraftFields<WrittenProduct>;
  errors: PartProps['errors'];
}

/** Renders the text and colour of the badge on the product's image. */
function BadgeFields({ field, errors }: BadgeFieldsProps) {
  const t = useMessages(editorMessages);
  return (
    <>
      <TextField
        label={t.badge}
        dir="auto"
        maxLength={30}
        {...field.text('badgeText')}
        error={errors['badge.text.fa']}
      />
      <TextField
        label={t.badgeEn}
        hint={t.badgeEnHint}
        dir="ltr"
        maxLength={30}
        {...field.text('badgeTextEn')}
        error={errors['badge.text.en']}
      />
      <Select
        label={t.badgeColour}
        options={shopColours.map((colour) => ({ value: colour, label: t[colour] }))}
        {...field.choice('badgeColor', shopColours)}
      />
    </>
  );
}
