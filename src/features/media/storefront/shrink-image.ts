/** The size at which the server stores images. */
const usual = { worthShrinkingBytes: 1_000_000, longestSide: 2_048 };
const quality = 0.86;

/** Downscales a photograph to the size at which it is stored, to reduce the upload; returns the file unchanged when it cannot be scaled. */
export async function shrunkImage(file: File, { worthShrinkingBytes, longestSide } = usual): Promise<Blob> {
  if (file.size < worthShrinkingBytes || !/^image\/(?:jpeg|png|webp|avif)$/.test(file.type)) return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    // JPEG has no transparency; other formats are re-encoded in one that preserves it.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const shrunk = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    return shrunk !== null && shrunk.size < file.size ? shrunk : file;
  } catch {
    return file;
  }
}
