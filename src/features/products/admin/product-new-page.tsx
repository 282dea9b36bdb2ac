import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { freshProduct } from '../product-draft.rules.ts';
import { ProductEditor } from './editor/product-editor.tsx';
import { editorMessages } from './editor/product-editor.messages.ts';

export const meta = pageHead(({ language }) => ({ title: editorMessages[language].newTitle, unlisted: true }));

/** A new product; once it is kept its own page goes on with it. */
export default function ProductNewPage() {
  const t = useMessages(editorMessages);
  const navigate = useNavigate();
  const [saved] = useState(freshProduct);
  const [written, setWritten] = useState(saved);
  return (
    <ProductEditor
      title={t.newTitle}
      kept={saved}
      id={null}
      written={written}
      onChange={setWritten}
      onSave={async (form) => {
        const { id } = await staffApi('POST /api/admin/products/', { body: form });
        await navigate(`/admin/products/${id}`, { replace: true });
      }}
    />
  );
}
