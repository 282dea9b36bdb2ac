import { useState } from 'react';
import { holdsTheSame } from '#shared/join-changes.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import type { RequestKey } from '#web/forms/request-key.ts';
import { atTheirRows } from '#web/forms/row-errors.ts';
import { useAction } from '#web/forms/use-action.ts';
import { formOf, missingIn, rowsIn, sentRowsOf, type WrittenProduct } from '../../product-draft.rules.ts';
import { wrongNumbersIn } from '../../written-attributes.rules.ts';
import type { ProductForm } from '../../products-admin.contract.ts';
import { editorMessages } from './product-editor.messages.ts';

export interface EditedProduct {
  /** The last stored state; empty for a new product. */
  saved: WrittenProduct;
  /** The id, once the product has one. */
  id: number | null;
  written: WrittenProduct;
  /** Saves the product and throws when refused. The key is the idempotency key of retries. */
  onSave: (form: ProductForm, key: RequestKey) => Promise<void>;
}

/** Returns the editor's operations on a product: preview, save and its errors, each at its own field. */
export function useProductForm({ id, saved, written, onSave }: EditedProduct) {
  const t = useMessages(editorMessages);
  const [previewed, setPreviewed] = useState<ProductForm | null>(null);
  const saving = useAction();
  const unsaved = !holdsTheSame(saved, written);
  const [sentRows, setSentRows] = useState<ReturnType<typeof rowsIn>>(() => rowsIn(written));
  const errors = atTheirRows(saving.fields, sentRows, rowsIn(written));
  const isWhole = () => {
    const lacking = missingIn(written);
    setSentRows(sentRowsOf(written));
    const wrong = wrongNumbersIn(written.attributes);
    saving.reject({
      ...Object.fromEntries(lacking.map((field) => [field, t.required])),
      ...Object.fromEntries(wrong.map((field) => [field, t.notANumber])),
    });
    return lacking.length + wrong.length === 0;
  };
  const preview = () => {
    if (isWhole()) setPreviewed(formOf(written));
  };
  const save = () => {
    if (!isWhole()) return;
    void saving.run(() => onSave(formOf(written), saving.key), id === null ? t.added : undefined);
  };
  return { errors, saving, unsaved, previewed, setPreviewed, preview, save };
}
