import { Plus } from 'lucide-react';
import { Button } from '#ui/inputs/button.tsx';

/** Button that adds an entry to a list in a form. */
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
