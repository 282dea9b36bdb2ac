import { Select } from '#ui/inputs/select.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { stockLocationsMessages } from './stock-locations.messages.ts';
import { locationName, useSeveralLocations } from './use-stock-locations.ts';

/** Returns the location that receives goods: the selected one, otherwise the first; undefined in a shop with a single location. */
export function useShelf(chosen: number | null): number | undefined {
  const locations = useSeveralLocations();
  return (locations.find(({ id }) => id === chosen) ?? locations[0])?.id;
}

/** Select for the location that receives goods; renders nothing in a shop with a single location. */
export function ShelfChoice({ shelf, onChange }: { shelf: number | undefined; onChange: (id: number) => void }) {
  const t = useMessages(stockLocationsMessages);
  const language = useLanguage();
  const locations = useSeveralLocations();
  if (shelf === undefined) return null;
  return (
    <Select
      label={t.shelf}
      value={String(shelf)}
      options={locations.map((location) => ({ value: String(location.id), label: locationName(location, language) }))}
      onChange={(event) => {
        onChange(Number(event.currentTarget.value));
      }}
    />
  );
}
