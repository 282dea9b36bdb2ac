import { useId, type Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { ProductDetail, ProductOption, Variant } from '../products.contract.ts';
import { productMessages } from '../product.messages.ts';
import { choicesOf, valueAt, type Choice } from '../variant-choice.rules.ts';

export interface VariantChoiceProps {
  product: Pick<ProductDetail, 'options' | 'variants'>;
  chosen: Variant;
  /** Whether no size is selected yet: none is marked, and buying requires one. */
  sizeOpen?: boolean;
  /** Whether buying was attempted without a size. */
  sizeMissing?: boolean;
  /** A ref to the sizes, for scrolling to them. */
  sizeRef?: Ref<HTMLFieldSetElement>;
  onChoose: (variant: Variant, what: ProductOption['kind']) => void;
}

/** Renders the options of a product with their values; renders nothing for a single variant. */
export function VariantChoice({
  product,
  chosen,
  sizeOpen = false,
  sizeMissing = false,
  sizeRef,
  onChoose,
}: VariantChoiceProps) {
  const t = useMessages(productMessages);
  const id = useId();
  return product.options.map((option, index) => {
    const choices = choicesOf(product, chosen, index);
    if (choices.length === 0) return null;
    const open = option.kind === 'size' && sizeOpen;
    const missing = option.kind === 'size' && sizeMissing;
    const Field = option.kind === 'colour' ? Swatch : Chip;
    return (
      <fieldset
        key={option.name}
        ref={option.kind === 'size' ? sizeRef : undefined}
        className="min-w-0 scroll-mt-20 scroll-mb-40"
        aria-describedby={missing ? `${id} missing` : undefined}
      >
        <legend className="mb-2 text-sm">
          {/* Outside of a bdi, because the line's direction follows its first word. */}
          {open ? (
            option.name
          ) : (
            <>
              {option.name}: <bdi className="font-semibold">{valueAt(option, chosen, index)?.name}</bdi>
            </>
          )}
        </legend>
        <div className={classNames('flex flex-wrap', option.kind === 'colour' ? 'gap-1' : 'gap-2')}>
          {choices.map((choice) => (
            <Field
              key={choice.value.id}
              name={`${id} ${index}`}
              choice={open ? { ...choice, chosen: false } : choice}
              onChoose={(variant) => {
                onChoose(variant, option.kind);
              }}
            />
          ))}
        </div>
        {missing ? (
          <p id={`${id} missing`} role="alert" className="mt-2 text-sm text-rose">
            {t.chooseSize}
          </p>
        ) : null}
      </fieldset>
    );
  });
}

const focusRing =
  'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-turquoise';

interface ChoiceProps {
  /** The radio group's name, shared by all its choices. */
  name: string;
  choice: Choice;
  onChoose: (variant: Variant) => void;
}

/** Returns a value's label when it cannot be selected as it is: sold out, or not available with the other selected options. */
function useChoiceLabel({ value, inStock, fits }: Choice): string {
  const t = useMessages(productMessages);
  if (!inStock) return `${value.name} (${t.soldOut})`;
  return fits ? value.name : `${value.name} (${t.notTogether})`;
}

function Swatch({ name, choice, onChoose }: ChoiceProps) {
  const { value, variant, chosen, inStock, fits } = choice;
  const label = useChoiceLabel(choice);
  return (
    <label className={classNames('relative grid size-target place-items-center rounded-full', focusRing)} title={label}>
      <input
        type="radio"
        name={name}
        className="absolute inset-0 size-full appearance-none rounded-full outline-none"
        checked={chosen}
        aria-label={label}
        onChange={() => {
          onChoose(variant);
        }}
      />
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none block size-9 rounded-full border-2',
          fits ? 'border-edge' : 'border-dashed border-muted',
          chosen && 'outline-2 outline-offset-2 outline-turquoise',
          !(inStock && fits) && 'opacity-40',
        )}
        style={{ backgroundColor: value.swatch ?? undefined }}
      />
      {inStock ? null : (
        <span aria-hidden="true" className="pointer-events-none absolute h-0.5 w-9 -rotate-45 bg-ink" />
      )}
    </label>
  );
}

function Chip({ name, choice, onChoose }: ChoiceProps) {
  const { value, variant, chosen, inStock, fits } = choice;
  const label = useChoiceLabel(choice);
  return (
    <label
      title={label === value.name ? undefined : label}
      className={classNames(
        'relative grid h-target min-w-14 place-items-center rounded-control border px-3 text-sm transition-colors',
        focusRing,
        chosen ? 'border-turquoise bg-turquoise-soft font-semibold text-turquoise' : 'border-edge hover:bg-raised',
        !(inStock && fits) && 'border-dashed text-muted',
        !inStock && 'line-through',
      )}
    >
      <input
        type="radio"
        name={name}
        className="absolute inset-0 size-full appearance-none rounded-control outline-none"
        checked={chosen}
        aria-label={label}
        onChange={() => {
          onChoose(variant);
        }}
      />
      <bdi aria-hidden="true" className="pointer-events-none">
        {value.name}
      </bdi>
    </label>
  );
}
