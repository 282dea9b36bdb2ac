import { Plus } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';

/** Adds another entry to what a form lists. */
export function AddButton({
  label,
  disabled = false,
  onAdd,
}: {
  label: string;
  disabled?: boolean;
  onAdd: () => void;
}) {
  return (
    <Button size="small" icon={<Plus aria-hidden size={16} />} disabled={disabled} onClick={onAdd}>
      {label}
    </Button>
  );
}
