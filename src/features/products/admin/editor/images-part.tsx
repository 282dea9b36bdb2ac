import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { renditionAddress } from '#features/media/media.rules.ts';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useArrived } from '#features/media/storefront/use-arrived.ts';
import type { useUpload } from '#features/media/storefront/use-upload.ts';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { useView } from '#ui/theme/theme-controls.ts';
import { EditorPart, type PartProps } from './editor-part.tsx';
import { VideoField } from './video-field.tsx';
import { editorMessages } from './product-editor.messages.ts';

export const maxImages = 20;

type Images = ReturnType<typeof useUpload<'images'>>;
type WrittenImage = PartProps['written']['pictures'][number];

interface ImagesPartProps extends PartProps {
  uploads: Images;
  videos: ReturnType<typeof useUpload<'videos'>>;
}

/** Renders the product's images in order, each with its alt text, the upload of further ones, and the video. */
export function ImagesPart({ written, onChange, errors, uploads, videos }: ImagesPartProps) {
  const t = useMessages(editorMessages);
  const { pictures: images } = written;
  useArrived(uploads, (arrived) => {
    const fresh = arrived.map(({ key }): WrittenImage => ({ key, alt: '' }));
    onChange({ pictures: [...images, ...fresh].slice(0, maxImages) });
  });
  const without = (index: number) => images.filter((_, at) => at !== index);
  const move = (index: number, to: number) => {
    const moved = without(index);
    const image = images[index];
    if (image !== undefined) onChange({ pictures: moved.toSpliced(to, 0, image) });
  };
  return (
    <EditorPart title={t.images}>
      {images.length === 0 ? null : (
        <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {images.map((image, index) => (
            <li key={image.key} className="grid content-start gap-2 rounded-control border border-line p-2">
              <ImageFields
                image={image}
                index={index}
                last={index === images.length - 1}
                error={errors[`pictures.${index}.alt`]}
                onMove={(to) => {
                  move(index, to);
                }}
                onRemove={() => {
                  onChange({ pictures: without(index) });
                }}
                onChange={(next) => {
                  onChange({ pictures: images.with(index, next) });
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {images.length < maxImages ? (
        <ImagePicker label={t.addImages} hint={t.imagesHint} error={errors.pictures} uploads={uploads} />
      ) : null}
      <VideoField written={written} onChange={onChange} errors={errors} videos={videos} />
    </EditorPart>
  );
}

interface ImageFieldsProps {
  image: WrittenImage;
  index: number;
  last: boolean;
  error: string | undefined;
  onMove: (to: number) => void;
  onRemove: () => void;
  onChange: (image: WrittenImage) => void;
}

/** Renders one image with its alt text and the buttons to move or remove it. */
function ImageFields({ image: { key, alt }, index, last, error, onMove, onRemove, onChange }: ImageFieldsProps) {
  const t = useMessages(editorMessages);
  return (
    <>
      <span className="relative block aspect-square overflow-hidden rounded-small bg-raised">
        <img
          src={renditionAddress(key, 320)}
          alt={alt === '' ? t.image(index + 1) : alt}
          className="size-full object-cover"
        />
        <IconButton filled label={t.removeImage(index + 1)} className="absolute end-1 top-1" onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </span>
      <span className="flex justify-between">
        <Step
          label={t.earlier(index + 1)}
          forward={false}
          disabled={index === 0}
          onPress={() => {
            onMove(index - 1);
          }}
        />
        <Step
          label={t.later(index + 1)}
          forward
          disabled={last}
          onPress={() => {
            onMove(index + 1);
          }}
        />
      </span>
      <TextField
        label={t.alt}
        dir="auto"
        maxLength={150}
        value={alt}
        error={error}
        onChange={(event) => {
          onChange({ key, alt: event.currentTarget.value });
        }}
      />
    </>
  );
}
/** The arrow points in the direction the image moves, in LTR and RTL. */
function Step({
  label,
  forward,
  disabled,
  onPress,
}: {
  label: string;
  forward: boolean;
  disabled: boolean;
  onPress: () => void;
}) {
  const Icon = (useView() === 'rtl') === forward ? ChevronLeft : ChevronRight;
  return (
    <IconButton label={label} disabled={disabled} onClick={onPress}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}
