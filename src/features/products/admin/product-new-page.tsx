import { useState } from 'react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { staffApi } from '#web/data/api.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { freshProduct } from '../product-draft.rules.ts';
import { ProductEditor } from './editor/product-editor.tsx';
import { editorMessages } from './editor/product-editor.messages.ts';

export const meta = pageHead(({ language }) => ({ title: editorMessages[language].newTitle, unlisted: true }));

/** A new product; once it is stored its own page goes on with it. */
export default function ProductNewPage() {
  const t = useMessages(editorMessages);
  const navigate = useNavigateFromHere();
  const [fresh] = useState(freshProduct);
  const draft = useDraft(fresh, 0, 'product:new');
  return (
    <ProductEditor
      title={t.newTitle}
      saved={draft.stored}
      id={null}
      written={draft.value}
      onChange={draft.change}
      notice={<DraftNotice draft={draft} />}
      onSave={async (form, key) => {
        const headers = { 'idempotency-key': key.for('product:new', form) };
        const { id } = await staffApi('POST /api/admin/products/', { headers, body: form });
        draft.saved(draft.value);
        await navigate(`/admin/products/${id}`, { replace: true });
      }}
    />
  );
}
