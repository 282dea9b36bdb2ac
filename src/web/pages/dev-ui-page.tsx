import { FilePicker } from '#features/media/storefront/file-picker.tsx';
import { ImagePicker } from '#features/media/storefront/image-picker.tsx';
import { useUpload } from '#features/media/storefront/use-upload.ts';
import { UiGallery } from '#ui/ui-gallery.tsx';
import { pageHead } from './page-meta.ts';

export const meta = pageHead(() => ({ title: 'نمایشگاه اجزا', unlisted: true }));

/** /dev/ui: every component of the design system, for visual review. */
export default function DevUiPage() {
  const images = useUpload({ to: 'images', max: 5, name: null });
  const files = useUpload({ to: 'files', max: 3, name: null });
  return (
    <main id="content">
      <UiGallery />
      <section className="container-middle grid gap-4 pb-10">
        <h2 className="border-b pb-2 text-lg">فرستادن فایل</h2>
        <ImagePicker label="عکس‌های کالا" hint="عکس خودتان از کالا، بدون چهرهٔ دیگران." uploads={images} />
        <FilePicker label="پیوست‌ها" hint="عکس، PDF یا متن ساده، تا ۱۰ مگابایت." uploads={files} />
      </section>
    </main>
  );
}
