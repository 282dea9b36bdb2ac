import { X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { renditionAddress } from '../media.rules.ts';
import { ImagePicker } from './image-picker.tsx';
import type { PickerProps } from './picker-frame.tsx';
import type { UploadedImage } from '../media.contract.ts';
import { useArrived } from './use-arrived.ts';

/** How an image that is stored looks: it fills a square, stands whole within a margin, as a logo does, or fills a cover. */
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

/** An image that is stored, to be taken away. */
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
  /** The key of the image that is written; null for none. */
  value: string | null;
  onChange: (key: string | null) => void;
}

/** One image of what is written: what stands there, or the choice of another, which is a part of what is written once it has arrived. */
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
