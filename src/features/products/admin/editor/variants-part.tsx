import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { freshVariant, type WrittenProduct, type WrittenVariant } from '../../product-draft.rules.ts';
import { EditorPart, type PartProps } from './editor-part.tsx';
import { editorMessages } from './product-editor.messages.ts';

const maxVariants = 100;

/** What is bought: each colour and size with its price, its stock and its picture. */
export function VariantsPart({ written, onChange, faults }: PartProps) {
  const t = useMessages(editorMessages);
  const made = useRef(0);
  const { variants } = written;
  const add = () => {
    made.current += 1;
    onChange({ variants: [...variants, freshVariant(`new-${made.current}`, variants.at(-1)?.price ?? null)] });
  };
  return (
    <EditorPart title={t.variants}>
      <ol className="grid gap-4">
        {variants.map((variant, index) => (
          <li key={variant.key}>
            <VariantFields
              variant={variant}
              place={index}
              pictures={written.pictures}
              faults={faults}
              onChange={(change) => {
                onChange({ variants: variants.with(index, { ...variant, ...change }) });
              }}
              onRemove={
                variant.id === null && variants.length > 1
                  ? () => {
                      onChange({ variants: variants.filter((one) => one !== variant) });
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      {variants.length < maxVariants ? (
        <Button className="justify-self-start" size="small" icon={<Plus aria-hidden size={18} />} onClick={add}>
          {t.addVariant}
        </Button>
      ) : null}
    </EditorPart>
  );
}

interface VariantFieldsProps {
  variant: WrittenVariant;
  place: number;
  pictures: WrittenProduct['pictures'];
  faults: PartProps['faults'];
  onChange: (change: Partial<WrittenVariant>) => void;
  onRemove: (() => void) | undefined;
}

function VariantFields({ variant, place: index, pictures, faults, onChange, onRemove }: VariantFieldsProps) {
  const t = useMessages(editorMessages);
  const fault = (field: string) => faults[`variants.${index}.${field}`];
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-control border border-line p-3 sm:grid-cols-2 xl:grid-cols-4">
      <legend className="px-1 text-sm font-semibold">{t.variant(index + 1)}</legend>
      <TextField
        label={t.colour}
        dir="auto"
        maxLength={40}
        value={variant.colourName}
        error={fault('colour') ?? fault('colour.name')}
        onChange={(event) => {
          onChange({ colourName: event.currentTarget.value });
        }}
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
        value={variant.size}
        error={fault('size')}
        onChange={(event) => {
          onChange({ size: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.colourEn}
        dir="ltr"
        maxLength={40}
        value={variant.colourNameEn}
        disabled={variant.colourName.trim() === ''}
        error={fault('colour.name_en')}
        onChange={(event) => {
          onChange({ colourNameEn: event.currentTarget.value });
        }}
      />
      <TextField
        label={t.sizeEn}
        dir="ltr"
        maxLength={30}
        value={variant.sizeEn}
        disabled={variant.size.trim() === ''}
        error={fault('size_en')}
        onChange={(event) => {
          onChange({ sizeEn: event.currentTarget.value });
        }}
      />
      <NumberField
        label={t.price}
        required
        value={variant.price}
        error={fault('base_price')}
        onChange={(price) => {
          onChange({ price });
        }}
      />
      {variant.id === null ? (
        <NumberField
          label={t.stock}
          value={variant.stock}
          error={fault('stock')}
          onChange={(stock) => {
            onChange({ stock });
          }}
        />
      ) : null}
      <Select
        label={t.variantPicture}
        value={variant.pictureKey ?? ''}
        error={fault('picture_key')}
        options={[
          { value: '', label: t.noPicture },
          ...pictures.map(({ key }, at) => ({ value: key, label: t.picture(at + 1) })),
          ...(variant.pictureKey === null || pictures.some(({ key }) => key === variant.pictureKey)
            ? []
            : [{ value: variant.pictureKey, label: t.variantPicture }]),
        ]}
        onChange={(event) => {
          onChange({ pictureKey: event.currentTarget.value || null });
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-2 xl:col-span-4">
        <Checkbox
          label={t.hideVariant}
          checked={variant.hidden}
          onChange={(event) => {
            onChange({ hidden: event.currentTarget.checked });
          }}
        />
        {variant.id === null ? null : (
          <p className="text-sm text-muted">
            <bdi>{t.onShelf(variant.onHand, variant.held)}</bdi>
          </p>
        )}
        {onRemove === undefined ? null : (
          <IconButton label={t.removeVariant(index + 1)} onClick={onRemove}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
    </fieldset>
  );
}
