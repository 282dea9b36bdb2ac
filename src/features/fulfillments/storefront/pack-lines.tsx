import { useState } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { QuantityStepper } from '#ui/inputs/quantity-stepper.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { Fulfillment } from '../fulfillments.contract.ts';
import { packingMessages } from '../packing.messages.ts';
import { ParcelLines } from './parcel-lines.tsx';

/** The pieces of lines that go into a parcel; undefined for all remaining pieces. */
export type WishedLines = { position: number; quantity: number }[] | undefined;

interface PackLinesProps {
  /** The pieces that remain to be packed. */
  lines: Fulfillment['lines'];
  busy: boolean;
  /** Accessible name of the button. */
  label: string;
  /** Packs them; resolves to whether it succeeded. */
  onPack: (lines: WishedLines) => Promise<boolean>;
}

/** Packs the remaining pieces: all with one click, or a selection. The selection survives packing by others, as far as its pieces remain. */
export function PackLines({ lines, busy, label, onPack }: PackLinesProps) {
  const t = useMessages(packingMessages);
  const [chosen, setChosen] = useState<Readonly<Record<number, number>> | null>(null);
  const isOnePiece = lines.length === 1 && lines[0]?.quantity === 1;
  const pieces = ({ position, quantity }: Fulfillment['lines'][number]) =>
    Math.min(chosen?.[position] ?? quantity, quantity);
  const wished = lines
    .map((line) => ({ position: line.position, quantity: pieces(line) }))
    .filter(({ quantity }) => quantity > 0);
  return (
    <div className="grid gap-3">
      <ParcelLines
        lines={lines}
        {...(chosen !== null && {
          beside: (line: Fulfillment['lines'][number]) => (
            <QuantityStepper
              size="small"
              label={t.piecesOf(line.name)}
              value={pieces(line)}
              min={0}
              max={line.quantity}
              onChange={(quantity) => {
                setChosen({ ...chosen, [line.position]: quantity });
              }}
            />
          ),
        })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          busy={busy}
          disabled={wished.length === 0}
          aria-label={label}
          onClick={() => {
            void onPack(chosen === null ? undefined : wished).then((isDone) => {
              if (isDone) setChosen(null);
            });
          }}
        >
          {chosen === null ? t.pack : t.packChosen}
        </Button>
        {isOnePiece ? null : (
          <Button
            size="small"
            variant="outline"
            onClick={() => {
              setChosen(chosen === null ? {} : null);
            }}
          >
            {chosen === null ? t.choose : t.chooseNot}
          </Button>
        )}
      </div>
    </div>
  );
}
