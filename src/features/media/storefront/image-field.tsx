import { X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { renditionAddress } from '../media.rules.ts';
import { ImagePicker } from './image-picker.tsx';
import type { PickerProps } from './picker-frame.tsx';
import type { UploadedImage } from '../media.contract.ts';
import { useArrived } from './use-arrived.ts';

/** The shapes of a stored image: filling a square, contained with a margin, as for a logo, or filling a cover. */
const shapes = {
  square: ['size-28 overflow-hidden', 'object-cover', 320],
  whole: ['size-28 p-3', 'object-contain', 160],
  cover: ['aspect-video w-full overflow-hidden', 'object-cover', 320],
} as const;

interface StoredImageProps {
  imageKey: string;
  alt: string;
  shape?: keyof typeof shapes;
  removeLabel: string;
  onRemove: () => void;
}

/** A stored image with a remove button. */
function StoredImage({ imageKey, alt, shape = 'square', removeLabel, onRemove }: StoredImageProps) {
  const [frame, fit, width] = shapes[shape];
  return (
    <span className={classNames('relative block rounded-control bg-raised', frame)}>
      <img src={renditionAddress(imageKey, width)} alt={alt} className={classNames('size-full', fit)} />
      <IconButton filled label={removeLabel} className="absolute end-0 top-0" onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </span>
  );
}

export interface ImageFieldProps extends PickerProps<UploadedImage>, Omit<StoredImageProps, 'imageKey' | 'onRemove'> {
  /** The key of the image in the draft; null for none. */
  value: string | null;
  onChange: (key: string | null) => void;
}

/** Field for one image of a draft: the current image, or a picker whose upload becomes part of the draft once it has arrived. */
export function ImageField({ value, onChange, alt, shape = 'square', removeLabel, ...picker }: ImageFieldProps) {
  useArrived(picker.uploads, ([image]) => {
    if (image !== undefined) onChange(image.key);
  });
  if (value === null || picker.uploads.files.length > 0) return <ImagePicker {...picker} />;
  return (
    <div className="grid content-start gap-2">
      <p className="text-sm font-semibold">{picker.label}</p>
      <StoredImage
        {...{ alt, shape, removeLabel }}
        imageKey={value}
        onRemove={() => {
          onChange(null);
        }}
      />
      <Notice tone="bad">{picker.error}</Notice>
    </div>
  );
}
