import { useMessages } from '#ui/theme/language-context.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import type { OwnProduct } from '../../own-shop.contract.ts';
import { ownShopMessages } from '../../own-shop.messages.ts';
import { AddProduct } from './add-product.tsx';
import { EditTexts } from './edit-texts.tsx';
import { EditVariants } from './edit-variants.tsx';

interface ProductSheetsProps {
  /** The product whose variants are open, or a new product. */
  open: OwnProduct | 'new' | null;
  /** The product whose texts are being edited. */
  writing: OwnProduct | null;
  onClose: () => void;
  /** Called with a message about what was done. */
  onDone: (text: string) => void;
}

/** Renders the sheets over a seller's product list: variants, texts and a new product. */
export function ProductSheets({ open, writing, onClose, onDone }: ProductSheetsProps) {
  const t = useMessages(ownShopMessages);
  return (
    <>
      <Sheet
        from="bottom"
        open={open !== null && open !== 'new'}
        onClose={onClose}
        title={t.edit}
        description={open === null || open === 'new' ? '' : open.name}
      >
        {open === null || open === 'new' ? null : (
          <EditVariants
            key={open.id}
            productId={open.id}
            onSaved={() => {
              onDone(t.saved);
            }}
          />
        )}
      </Sheet>
      <Sheet from="bottom" open={writing !== null} onClose={onClose} title={t.texts} description={writing?.name ?? ''}>
        {writing === null ? null : (
          <EditTexts
            key={writing.id}
            productId={writing.id}
            refused={writing.submission?.status === 'refused'}
            onSaved={() => {
              onDone(writing.submission?.status === 'refused' ? t.sentAgain : t.textsSaved);
            }}
          />
        )}
      </Sheet>
      <Sheet from="bottom" open={open === 'new'} onClose={onClose} title={t.addProduct}>
        <AddProduct
          onAdded={() => {
            onDone(t.submitted);
          }}
        />
      </Sheet>
    </>
  );
}
