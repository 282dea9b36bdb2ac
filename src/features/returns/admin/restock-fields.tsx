import { ShelfChoice } from '#features/inventory/admin/shelf-choice.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';

/** What is to become of goods that came back: whether they are sold again, and where they lie. */
export interface Restocking {
  readonly restock: boolean;
  /** The location that was chosen; none for the first. */
  readonly location: number | null;
}

interface RestockFieldsProps {
  label: string;
  restock: boolean;
  /** As `useShelf` says it. */
  shelf: number | undefined;
  onChange: (change: Partial<Restocking>) => void;
}

/** Whether goods go back onto a shelf, and in a shop of several locations which. */
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
