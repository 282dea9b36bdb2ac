import { Select } from '#ui/inputs/select.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { UnloadedChoices } from '#web/forms/unloaded-choices.tsx';
import { flashSalesAdminMessages } from './flash-sales-admin.messages.ts';

interface VariantChoiceProps {
  productId: number;
  /** Null for all variants. */
  chosen: number | null;
  error: string | undefined;
  onChoose: (variantId: number | null) => void;
}

/** Selects the variant that a flash sale applies to; renders nothing for a product with a single variant. */
export function VariantChoice({ productId, chosen, error, onChoose }: VariantChoiceProps) {
  const t = useMessages(flashSalesAdminMessages);
  const found = useResource(['admin/product-sale-prices', productId], (signal) =>
    staffApi('GET /api/admin/product-sale-prices/:id/', { params: { id: productId }, signal }),
  );
  const variants = found.state === 'ready' ? found.data.variants : [];
  if (found.state === 'failed') return <UnloadedChoices of={found} />;
  if (variants.length < 2 && chosen === null) return null;
  return (
    <div className="sm:col-span-2">
      <Select
        label={t.variant}
        options={[
          { value: '', label: t.allVariants },
          ...variants.map(({ variant_id: id, label }) => ({ value: String(id), label: label ?? String(id) })),
        ]}
        value={chosen === null ? '' : String(chosen)}
        error={error}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.value === '' ? null : Number(currentTarget.value));
        }}
      />
    </div>
  );
}
