import { ShelfChoice } from '#features/inventory/admin/shelf-choice.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';

/** What happens to returned goods: whether they are restocked, and at which location. */
export interface Restocking {
  readonly restock: boolean;
  /** The selected location; null for the first one. */
  readonly location: number | null;
}

interface RestockFieldsProps {
  label: string;
  restock: boolean;
  /** The location returned by `useShelf`. */
  shelf: number | undefined;
  onChange: (change: Partial<Restocking>) => void;
}

/** Renders whether goods are restocked and, with several locations, where. */
export function RestockFields({ label, restock, shelf, onChange }: RestockFieldsProps) {
  return (
    <>
      <Checkbox
        label={label}
        checked={restock}
        onChange={(event) => {
          onChange({ restock: event.currentTarget.checked });
        }}
      />
      {restock ? <ShelfChoice shelf={shelf} onChange={(location) => onChange({ location })} /> : null}
    </>
  );
}
