import { Archive, ArchiveRestore, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { freshVariant } from '../../product-draft.rules.ts';
import { variantFieldList } from '../../variant-fields.rules.ts';
import { variantFieldLabels } from '../product-fields.messages.ts';
import { EditorPart, type PartProps } from './editor-part.tsx';
import { errorsOf, furtherNames, KindFields, OptionFields, type VariantFieldsProps } from './variant-kind-fields.tsx';
import { editorMessages } from './product-editor.messages.ts';

const maxVariants = 100;

/** Renders the variants: each colour and size with its price, stock and image. */
export function VariantsPart({ written, onChange, errors }: PartProps) {
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
              index={index}
              images={written.pictures}
              options={written.options}
              errors={errors}
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

function VariantFields(props: VariantFieldsProps) {
  const t = useMessages(editorMessages);
  const { variant, index, onChange } = props;
  if (variant.archived)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-dashed border-line p-3">
        <p className="min-w-0 text-sm text-muted">
          {t.variantArchived(index + 1)}{' '}
          <bdi>
            {[variant.colourName, variant.size, ...furtherNames(props), variant.sku]
              .filter((text) => text !== '')
              .join(' · ')}
          </bdi>
        </p>
        <Button
          size="small"
          icon={<ArchiveRestore aria-hidden size={18} />}
          aria-label={t.restoreVariant(index + 1)}
          onClick={() => {
            onChange({ archived: false });
          }}
        >
          {t.restore}
        </Button>
      </div>
    );
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-control border border-line p-3 sm:grid-cols-2 xl:grid-cols-4">
      <legend className="px-1 text-sm font-semibold">{t.variant(index + 1)}</legend>
      <KindFields {...props} />
      <OptionFields {...props} />
      <PriceFields {...props} />
      <CodeFields {...props} />
      <VariantLife {...props} />
    </fieldset>
  );
}

/** Renders the variant's price, initial stock and image. */
function PriceFields(props: VariantFieldsProps) {
  const t = useMessages(editorMessages);
  const { variant, images, onChange } = props;
  const error = errorsOf(props);
  const ownImage = variant.pictureKey !== null && images.every(({ key }) => key !== variant.pictureKey);
  return (
    <>
      <NumberField
        label={t.price}
        required
        value={variant.price}
        error={error('base_price')}
        onChange={(price) => {
          onChange({ price });
        }}
      />
      {variant.id === null ? (
        <NumberField
          label={t.stock}
          value={variant.stock}
          error={error('stock')}
          onChange={(stock) => {
            onChange({ stock });
          }}
        />
      ) : null}
      <Select
        label={t.variantImage}
        value={variant.pictureKey ?? ''}
        error={error('picture_key')}
        options={[
          { value: '', label: t.noImage },
          ...images.map(({ key }, at) => ({ value: key, label: t.image(at + 1) })),
          ...(ownImage ? [{ value: variant.pictureKey, label: t.variantImage }] : []),
        ]}
        onChange={(event) => {
          onChange({ pictureKey: event.currentTarget.value || null });
        }}
      />
    </>
  );
}

/** Renders a variant's codes, weight and dimensions: collapsed until opened or until a field is refused. */
function CodeFields(props: VariantFieldsProps) {
  const t = useMessages(editorMessages);
  const labels = useMessages(variantFieldLabels);
  const { variant, onChange } = props;
  const error = errorsOf(props);
  const refused = variantFieldList.some(({ column }) => error(column) !== undefined);
  const written = [variant.sku, variant.barcode].filter((code) => code !== '');
  return (
    <details className="min-w-0 sm:col-span-2 xl:col-span-4" open={refused}>
      <summary className="flex min-h-target cursor-pointer flex-wrap items-center gap-x-2 text-sm text-turquoise">
        {t.codes}
        {written.length === 0 ? null : <bdi className="text-muted">{written.join(' · ')}</bdi>}
      </summary>
      <div className="grid gap-3 pt-2 sm:grid-cols-2 xl:grid-cols-4">
        {variantFieldList.map(({ name, column, kind, maximum }) => {
          const value = variant[name];
          return typeof value === 'string' ? (
            <TextField
              key={name}
              label={labels[name]}
              dir="ltr"
              inputMode={kind === 'code' ? 'text' : 'numeric'}
              autoComplete="off"
              maxLength={maximum * 2}
              value={value}
              error={error(column)}
              onChange={(event) => {
                onChange({ [name]: event.currentTarget.value });
              }}
            />
          ) : (
            <NumberField
              key={name}
              label={labels[name]}
              value={value}
              error={error(column)}
              onChange={(next) => {
                onChange({ [name]: next });
              }}
            />
          );
        })}
      </div>
    </details>
  );
}

/** Renders a variant's status, its stock and its removal: a new one is deleted, a saved one is archived. */
function VariantLife({ variant, index, onChange, onRemove }: VariantFieldsProps) {
  const t = useMessages(editorMessages);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-2 xl:col-span-4">
      <Checkbox
        label={t.hideVariant}
        checked={variant.hidden}
        onChange={(event) => {
          onChange({ hidden: event.currentTarget.checked });
        }}
      />
      {variant.id === null ? null : (
        <>
          <p className="text-sm text-muted">
            <bdi>{t.onShelf(variant.onHand, variant.held)}</bdi>
          </p>
          <IconButton
            label={t.archiveVariant(index + 1)}
            onClick={() => {
              onChange({ archived: true });
            }}
          >
            <Archive aria-hidden className="size-5" />
          </IconButton>
        </>
      )}
      {onRemove === undefined ? null : (
        <IconButton label={t.removeVariant(index + 1)} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
