import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { packingMessages } from '../packing.messages.ts';
import { outcomesOf, UndeliveredDialog, type UndeliveredDialogProps } from './undelivered-dialog.tsx';

interface UndeliveredButtonProps extends Omit<UndeliveredDialogProps, 'onClose'> {
  busy?: boolean;
}

/** Opens the dialog for reporting an undelivered parcel; renders nothing where no such outcome is possible. */
export function UndeliveredButton({ parcel, busy = false, onSay }: UndeliveredButtonProps) {
  const { undelivered } = useMessages(packingMessages);
  const [isOpen, setIsOpen] = useState(false);
  if (outcomesOf(parcel).length === 0) return null;
  return (
    <>
      <Button
        size="small"
        variant="outline"
        busy={busy}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {undelivered}
      </Button>
      {isOpen ? (
        <UndeliveredDialog
          parcel={parcel}
          onClose={() => {
            setIsOpen(false);
          }}
          onSay={onSay}
        />
      ) : null}
    </>
  );
}
