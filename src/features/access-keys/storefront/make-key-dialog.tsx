import { useState } from 'react';
import type { Scope } from '#shared/contract/key-scopes.ts';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { SecretOnce } from '#ui/inputs/secret-once.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useClosedByButton, type ClosedByButton } from '#ui/overlays/use-closed-by-button.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { draftFields } from '#web/forms/draft-fields.ts';
import { createOnce } from '#web/forms/create-once.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { Form } from '#web/forms/form.tsx';
import type { RequestKey } from '#web/forms/request-key.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { accessKeysMessages } from '../access-keys.messages.ts';
import type { MadeKey } from '../access-keys.contract.ts';
import { ScopeChoice } from './scope-choice.tsx';

/** The requested properties of a key. */
export interface WantedKey<S extends Scope> {
  readonly name: string;
  readonly scopes: S[];
  readonly expires_in_days: number | null;
}

interface MakeKeyDialogProps<S extends Scope> {
  open: boolean;
  onClose: () => void;
  /** The scopes that can be granted. */
  offered: readonly S[];
  /** The headers contain the idempotency key of a retry. */
  make: (wanted: WantedKey<S>, headers: { readonly 'idempotency-key': string }) => Promise<MadeKey>;
  revoke: (key: { readonly id: number }) => Promise<unknown>;
  onMade: () => void;
  /** The name under which its draft is stored; the admin and the sellers each have their own. */
  draftName: string;
}

/**
 * Creates a key once: if an earlier attempt created one but its response was lost, nobody has seen it, so it is revoked and replaced by the requested
 * one.
 */
function makeOnce<S extends Scope>(
  key: RequestKey,
  name: string,
  wanted: WantedKey<S>,
  calls: Pick<MakeKeyDialogProps<S>, 'make' | 'revoke'>,
): Promise<MadeKey> {
  return createOnce(key, name, wanted, {
    create: calls.make,
    correct: async (made) => {
      await calls.revoke(made);
      return makeOnce(key, `${name} again`, wanted, calls);
    },
  });
}

interface WrittenKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly term: string;
}

const terms = [30, 90, 365] as const;
const usualTerm = 365;

/** Renders the dialog that creates a key and displays it this only time. */
export function MakeKeyDialog<S extends Scope>({ open, onClose, onMade, ...form }: MakeKeyDialogProps<S>) {
  const t = useMessages(accessKeysMessages);
  const [made, setMade] = useState<MadeKey | null>(null);
  const close = () => {
    setMade(null);
    onClose();
  };
  const held = useClosedByButton(made !== null, close);
  return (
    <Dialog open={open} onClose={held.onClose} title={made === null ? t.make : t.made}>
      {made === null ? (
        <KeyForm
          {...form}
          onMade={(key) => {
            setMade(key);
            onMade();
          }}
        />
      ) : (
        <KeyOnce made={made} held={held} />
      )}
    </Dialog>
  );
}

function KeyForm<S extends Scope>({
  offered,
  draftName,
  onMade,
  ...calls
}: Pick<MakeKeyDialogProps<S>, 'offered' | 'make' | 'revoke' | 'draftName'> & { onMade: (made: MadeKey) => void }) {
  const t = useMessages(accessKeysMessages);
  const draft = useDraft<WrittenKey>({ name: '', scopes: [], term: String(usualTerm) }, null, draftName);
  const { name, term } = draft.value;
  const scopes = offered.filter((scope) => draft.value.scopes.includes(scope));
  const making = useAction({ quiet: true, done: null });
  const field = draftFields(draft, making.fields);
  const send = () => {
    if (scopes.length === 0) {
      making.reject({ scopes: t.scopesNeeded });
      return;
    }
    const wanted = { name, scopes, expires_in_days: term === '' ? null : Number(term) };
    void making.run(async () => {
      const made = await makeOnce(making.key, draftName, wanted, calls);
      draft.done(draft.value);
      onMade(made);
    });
  };
  return (
    <Form action={making} className="grid gap-4" onSend={send}>
      <DraftNotice draft={draft} />
      <TextField
        label={t.name}
        hint={t.nameHint}
        required
        dir="auto"
        maxLength={80}
        autoComplete="off"
        {...field.text('name')}
      />
      <ScopeChoice
        offered={offered}
        value={scopes}
        onChange={(next) => draft.change({ scopes: next })}
        error={making.fields.scopes}
      />
      <Select
        label={t.ends}
        value={term}
        options={[
          ...terms.map((days) => ({ value: String(days), label: t.endsAfter(days) })),
          { value: '', label: t.never },
        ]}
        onChange={(event) => draft.change({ term: event.currentTarget.value })}
      />
      <Notice tone="bad">{making.message}</Notice>
      <Button type="submit" variant="primary" busy={making.busy}>
        {t.make}
      </Button>
    </Form>
  );
}

function KeyOnce({ made, held }: { made: MadeKey; held: ClosedByButton }) {
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
      held={held}
    />
  );
}
