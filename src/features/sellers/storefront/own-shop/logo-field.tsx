import { X } from 'lucide-react';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { ownShopMessages } from '../../own-shop.messages.ts';

/** The logo of a seller's shop while it is changed: taken away, or uploaded anew. */
export function useShopLogo(stored: string | null) {
  const draft = useDraft({ isRemoved: false }, null, 'own shop logo');
  const { isRemoved } = draft.value;
  const uploads = useUpload({ to: 'images', max: 1, name: 'own shop logo' });
  return {
    uploads,
    /** The address of the one that stands, if it is to stay. */
    address: isRemoved ? null : stored,
    /** What a save sends: undefined leaves it as it is, null takes it away. */
    sent: uploads.keys[0] ?? (isRemoved ? null : undefined),
    remove: () => {
      draft.change({ isRemoved: true });
    },
    clear: () => {
      uploads.clear();
      draft.done(draft.value);
    },
  };
}

/** The logo that stands, with a way to take it away, or the picker of another. */
export function LogoField({ logo, error }: { logo: ReturnType<typeof useShopLogo>; error: string | undefined }) {
  const t = useMessages(ownShopMessages);
  if (logo.address === null) return <ImagePicker label={t.logo} error={error} uploads={logo.uploads} />;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm font-semibold">{t.logo}</p>
      <span className="relative block size-28 overflow-hidden rounded-control bg-raised">
        <img src={logo.address} alt={t.logoNow} className="size-full object-cover" />
        <IconButton filled label={t.removeLogo} className="absolute end-0 top-0" onClick={logo.remove}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </span>
    </div>
  );
}
