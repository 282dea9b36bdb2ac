import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { Button } from '#ui/inputs/button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import { profileMessages } from '../profile.messages.ts';
import { Avatar } from './avatar.tsx';
import type { Customer } from '../profile.contract.ts';

/** Holds the state of a customer's image while it is edited: removed, or a new upload. */
export function useAvatarChange(customer: Customer) {
  const uploads = useUpload({ to: 'images', max: 1, name: 'avatar' });
  const draft = useDraft({ isRemoved: false }, null, 'avatar');
  const { isRemoved } = draft.value;
  return {
    uploads,
    customer: isRemoved ? { ...customer, avatar: null } : customer,
    /** The value sent on save: undefined leaves the image as it is, null removes it. */
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

interface AvatarFieldProps {
  avatar: ReturnType<typeof useAvatarChange>;
  error: string | undefined;
}

export function AvatarField({ avatar, error }: AvatarFieldProps) {
  const t = useMessages(profileMessages);
  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="grid justify-items-center gap-2">
        <Avatar customer={avatar.customer} size={96} />
        {avatar.customer.avatar === null ? null : (
          <Button size="small" onClick={avatar.remove}>
            {t.removeImage}
          </Button>
        )}
      </div>
      <div className="min-w-48 flex-1">
        <ImagePicker label={t.newImage} hint={t.imageHint} error={error} uploads={avatar.uploads} />
      </div>
    </div>
  );
}
