import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { fulfillmentsMessages } from '../fulfillments.messages.ts';

interface TypedCarrier {
  readonly carrier: string;
  readonly tracking_code: string;
}

interface CarrierFieldsProps {
  value: TypedCarrier;
  errors: Readonly<Record<string, string>>;
  onChange: (value: TypedCarrier) => void;
}

/** Input fields for a parcel's carrier and tracking code. */
export function CarrierFields({ value, errors, onChange }: CarrierFieldsProps) {
  const t = useMessages(fulfillmentsMessages);
  return (
    <>
      <div className="min-w-40 flex-1">
        <TextField
          label={t.carrier}
          placeholder={t.carrierHint}
          dir="auto"
          maxLength={60}
          value={value.carrier}
          error={errors['carrier']}
          onChange={(event) => {
            onChange({ ...value, carrier: event.currentTarget.value });
          }}
        />
      </div>
      <div className="min-w-40 flex-1">
        <TextField
          label={t.trackingCode}
          dir="ltr"
          maxLength={60}
          value={value.tracking_code}
          error={errors['tracking_code']}
          onChange={(event) => {
            onChange({ ...value, tracking_code: event.currentTarget.value });
          }}
        />
      </div>
    </>
  );
}
