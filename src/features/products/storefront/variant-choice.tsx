import { useId, type Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { Variant } from '../products.contract.ts';
import { productMessages } from '../product.messages.ts';
import { colourChoices, sizeChoices, type Choice } from '../variant-choice.rules.ts';

export interface VariantChoiceProps {
  variants: readonly Variant[];
  chosen: Variant;
  /** No size was chosen yet: none is marked, and buying requires one. */
  sizeOpen?: boolean;
  /** Somebody wanted to buy without one. */
  sizeMissing?: boolean;
  /** Of the sizes, to lead there who has to choose. */
  sizeRef?: Ref<HTMLFieldSetElement>;
  onChoose: (variant: Variant, what: 'colour' | 'size') => void;
}

/** The colours and sizes in which a product comes; nothing for one that comes in one kind only. */
export function VariantChoice({
  variants,
  chosen,
  sizeOpen = false,
  sizeMissing = false,
  sizeRef,
  onChoose,
}: VariantChoiceProps) {
  const t = useMessages(productMessages);
  const colours = colourChoices(variants, chosen);
  const sizes = sizeChoices(variants, chosen);
  const id = useId();
  return (
    <>
      {colours.length === 0 ? null : (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm">
            {t.colour}: <bdi className="font-semibold">{chosen.colour?.name}</bdi>
          </legend>
          <div className="flex flex-wrap gap-1">
            {colours.map((choice) => (
              <Swatch
                key={choice.value.name}
                name={`${id} colour`}
                choice={choice}
                onChoose={(variant) => {
                  onChoose(variant, 'colour');
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
      {sizes.length === 0 ? null : (
        <fieldset
          ref={sizeRef}
          className="min-w-0 scroll-mt-20 scroll-mb-40"
          aria-describedby={sizeMissing ? `${id} missing` : undefined}
        >
          <legend className="mb-2 text-sm">
            {sizeOpen ? (
              t.size
            ) : (
              <>
                {t.size}: <bdi className="font-semibold">{chosen.size}</bdi>
              </>
            )}
          </legend>
          <div className="flex flex-wrap gap-2">
            {sizes.map((choice) => (
              <SizeChip
                key={choice.value}
                name={`${id} size`}
                choice={sizeOpen ? { ...choice, chosen: false } : choice}
                onChoose={(variant) => {
                  onChoose(variant, 'size');
                }}
              />
            ))}
          </div>
          {sizeMissing ? (
            <p id={`${id} missing`} role="alert" className="mt-2 text-sm text-rose">
              {t.chooseSize}
            </p>
          ) : null}
        </fieldset>
      )}
    </>
  );
}

const focusRing =
  'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-turquoise';

interface ChoiceProps<Value> {
  /** The same for all from which one is chosen. */
  name: string;
  choice: Choice<Value>;
  onChoose: (variant: Variant) => void;
}

function Swatch({ name, choice, onChoose }: ChoiceProps<{ name: string; hex: string }>) {
  const t = useMessages(productMessages);
  const { value, variant, chosen, inStock } = choice;
  return (
    <label
      className={classNames('relative grid size-target place-items-center rounded-full', focusRing)}
      title={value.name}
    >
      <input
        type="radio"
        name={name}
        className="absolute inset-0 size-full appearance-none rounded-full outline-none"
        checked={chosen}
        aria-label={inStock ? value.name : `${value.name} (${t.soldOut})`}
        onChange={() => {
          onChoose(variant);
        }}
      />
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none block size-9 rounded-full border-2 border-edge',
          chosen && 'outline-2 outline-offset-2 outline-turquoise',
          !inStock && 'opacity-40',
        )}
        style={{ backgroundColor: value.hex || undefined }}
      />
      {inStock ? null : (
        <span aria-hidden="true" className="pointer-events-none absolute h-0.5 w-9 -rotate-45 bg-ink" />
      )}
    </label>
  );
}

function SizeChip({ name, choice, onChoose }: ChoiceProps<string>) {
  const t = useMessages(productMessages);
  const { value, variant, chosen, inStock } = choice;
  return (
    <label
      className={classNames(
        'relative grid h-target min-w-14 place-items-center rounded-control border px-3 text-sm transition-colors',
        focusRing,
        chosen ? 'border-turquoise bg-turquoise-soft font-semibold text-turquoise' : 'border-edge hover:bg-raised',
        !inStock && 'border-dashed text-muted line-through',
      )}
    >
      <input
        type="radio"
        name={name}
        className="absolute inset-0 size-full appearance-none rounded-control outline-none"
        checked={chosen}
        aria-label={inStock ? value : `${value} (${t.soldOut})`}
        onChange={() => {
          onChoose(variant);
        }}
      />
      <bdi aria-hidden="true" className="pointer-events-none">
        {value}
      </bdi>
    </label>
  );
}
