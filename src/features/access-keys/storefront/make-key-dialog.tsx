import { useState } from 'react';
import type { Scope } from '#shared/contract/key-scopes.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { SecretOnce } from '#ui/inputs/secret-once.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { accessKeysMessages } from '../access-keys.messages.ts';
import type { MadeKey } from '../access-keys.contract.ts';
import { ScopeChoice } from './scope-choice.tsx';

/** A key as it is requested. */
export interface WantedKey<S extends Scope> {
  readonly name: string;
  readonly scopes: S[];
  readonly expires_in_days: number | null;
}

interface MakeKeyDialogProps<S extends Scope> {
  open: boolean;
  onClose: () => void;
  /** All that can be allowed. */
  offered: readonly S[];
  make: (wanted: WantedKey<S>) => Promise<MadeKey>;
  onMade: () => void;
}

const terms = [30, 90, 365] as const;
const usualTerm = 365;

/** Makes a key, and shows it the only time. */
export function MakeKeyDialog<S extends Scope>({ open, onClose, onMade, ...form }: MakeKeyDialogProps<S>) {
  const t = useMessages(accessKeysMessages);
  const [made, setMade] = useState<MadeKey | null>(null);
  const close = () => {
    setMade(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={made === null ? t.make : t.made}>
      {made === null ? (
        <KeyForm
          {...form}
          onMade={(key) => {
            setMade(key);
            onMade();
          }}
        />
      ) : (
        <KeyOnce made={made} onStored={close} />
      )}
    </Dialog>
  );
}

function KeyForm<S extends Scope>({
  offered,
  make,
  onMade,
}: Pick<MakeKeyDialogProps<S>, 'offered' | 'make'> & { onMade: (made: MadeKey) => void }) {
  const t = useMessages(accessKeysMessages);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [term, setTerm] = useState(String(usualTerm));
  const making = useAction({ quiet: true, done: null });
  const send = () => {
    if (scopes.length === 0) {
      making.reject({ scopes: t.scopesNeeded });
      return;
    }
    const wanted = { name, scopes: scopes as S[], expires_in_days: term === '' ? null : Number(term) };
    void making.run(async () => {
      onMade(await make(wanted));
    });
  };
  return (
    <Form action={making} className="grid gap-4" onSend={send}>
      <TextField
        label={t.name}
        hint={t.nameHint}
        error={making.fields.name}
        required
        dir="auto"
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
        }}
      />
      <ScopeChoice offered={offered} value={scopes} onChange={setScopes} error={making.fields.scopes} />
      <Select
        label={t.ends}
        value={term}
        options={[
          ...terms.map((days) => ({ value: String(days), label: t.endsAfter(days) })),
          { value: '', label: t.never },
        ]}
        onChange={(event) => {
          setTerm(event.currentTarget.value);
        }}
      />
      <Notice tone="bad">{making.message}</Notice>
      <Button type="submit" variant="primary" busy={making.busy}>
        {t.make}
      </Button>
    </Form>
  );
}

function KeyOnce({ made, onStored }: { made: MadeKey; onStored: () => void }) {
  const t = useMessages(accessKeysMessages);
  return (
    <SecretOnce
      warning={t.showsOnce}
      name={made.name}
      label={t.theKey}
      secret={made.key}
      copy={t.copy}
      copied={t.copied}
      notCopied={t.notCopied}
      stored={t.stored}
      onStored={onStored}
    />
  );
}
