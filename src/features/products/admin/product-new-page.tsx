import { useRef, useState } from 'react';
import { holdsTheSame } from '#shared/join-changes.ts';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useNavigateFromHere } from '#web/pages/navigate-from-here.ts';
import { staffApi } from '#web/data/api.ts';
import { createOnce } from '#web/forms/create-once.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import type { RequestKey } from '#web/forms/request-key.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { pageHead } from '#web/pages/page-meta.ts';
import { correctedProduct, settledProduct } from '../settled-product.rules.ts';
import { formOf, freshProduct, writtenFrom, type WrittenProduct } from '../product-draft.rules.ts';
import type { ProductForm } from '../products-admin.contract.ts';
import { ProductEditor } from './editor/product-editor.tsx';
import { editorMessages } from './editor/product-editor.messages.ts';

export const meta = pageHead(({ language }) => ({ title: editorMessages[language].newTitle, unlisted: true }));

/** The page for a new product; after saving, it continues on the product's own page. */
export default function ProductNewPage() {
  const t = useMessages(editorMessages);
  const navigate = useNavigateFromHere();
  const [fresh] = useState(freshProduct);
  const draft = useDraft(fresh, 0, 'product:new', settledProduct);
  const create = useCreate();
  return (
    <ProductEditor
      title={t.newTitle}
      saved={draft.stored}
      id={null}
      written={draft.value}
      onChange={draft.change}
      notice={<DraftNotice draft={draft} />}
      onSave={async (form, key) => {
        const made = await create(draft.value, form, key);
        const { id, version } = made;
        draft.made(draft.value, { name: `product:${id}`, stored: writtenFrom(made), version });
        await navigate(`/admin/products/${id}`, { replace: true });
      }}
    />
  );
}

/**
 * Creates a product once; when an earlier attempt succeeded but its response was lost, that product is updated to the current form, including its
 * stock.
 */
function useCreate() {
  const tries = useRef<readonly WrittenProduct[]>([]);
  return (written: WrittenProduct, form: ProductForm, key: RequestKey) => {
    tries.current = [...tries.current, written];
    return createOnce(key, 'product:new', form, {
      create: (body, headers) => staffApi('POST /api/admin/products/', { headers, body }),
      correct: async ({ id, version, ...made }, former) => {
        const sent = tries.current.find((one) => holdsTheSame(formOf(one), former)) ?? written;
        const { body, pieces } = correctedProduct(written, sent, writtenFrom({ id, version, ...made }));
        const corrected = await staffApi('PUT /api/admin/products/:id/', {
          params: { id },
          body: { ...body, version },
        });
        if (pieces.length === 0) return corrected;
        const changes = pieces.map((one) => ({ ...one, reason: 'corrected' as const }));
        const headers = { 'idempotency-key': key.for(`pieces of product:${id}`, changes) };
        await staffApi('POST /api/admin/stock/', { headers, body: { changes, note: '' } });
        return staffApi('GET /api/admin/products/:id/', { params: { id } });
      },
    });
  };
}
