import { X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { renditionAddress } from '../media.rules.ts';
import { ImagePicker } from './image-picker.tsx';
import type { PickerProps } from './picker-frame.tsx';
import type { UploadedImage } from '../media.contract.ts';

export interface StoredImageProps {
  imageKey: string;
  alt: string;
  /** Whole within a margin, as a logo is; else it fills its square. */
  whole?: boolean;
  removeLabel: string;
  onRemove: () => void;
}

/** An image that is stored, to be taken away. */
export function StoredImage({ imageKey, alt, whole = false, removeLabel, onRemove }: StoredImageProps) {
  return (
    <span className={classNames('relative block size-28 rounded-control bg-raised', whole ? 'p-3' : 'overflow-hidden')}>
      <img
        src={renditionAddress(imageKey, whole ? 160 : 320)}
        alt={alt}
        className={classNames('size-full', whole ? 'object-contain' : 'object-cover')}
      />
      <IconButton filled label={removeLabel} className="absolute end-0 top-0" onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </span>
  );
}

export interface ImageFieldProps extends PickerProps<UploadedImage>, Omit<StoredImageProps, 'imageKey' | 'whole'> {
  /** The key of the image that is stored; null for none. */
  imageKey: string | null;
}

/** One image: what is stored, or the choice of another. */
export function ImageField({ imageKey, alt, removeLabel, onRemove, ...picker }: ImageFieldProps) {
  if (imageKey === null) return <ImagePicker {...picker} />;
  return <StoredImage {...{ imageKey, alt, removeLabel, onRemove }} />;
}
