import { calculateResizedEdges, MIN_BYTES_TO_RESIZE } from '~/domain/accounts/profile-picture';

const QUALITY = 0.9;

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** A smaller file, rotated as its metadata says. The same file when the result is not smaller. Rejects for other files. */
async function resizePicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const edges = calculateResizedEdges(bitmap) ?? bitmap;
  const canvas = document.createElement('canvas');
  canvas.width = edges.width;
  canvas.height = edges.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, edges.width, edges.height);
  bitmap.close();
  // Other types may be transparent, and JPEG is not.
  const blob = await encode(canvas, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}

/** Replaces a large picture in the field by a smaller one. A submission meanwhile waits for it. */
export function bindPictureField(field: HTMLInputElement): void {
  const { form } = field;
  let resizing: Promise<void> | undefined;

  async function replaceFile(file: File): Promise<void> {
    // A file that the browser cannot decode is sent unchanged. The server reports the issue.
    const resized = await resizePicture(file).catch(() => file);
    if (field.files?.[0] !== file) return;
    const transfer = new DataTransfer();
    transfer.items.add(resized);
    field.files = transfer.files;
  }

  function startResizing(): void {
    const file = field.files?.[0];
    if (!file || file.size <= MIN_BYTES_TO_RESIZE) return;
    const current = replaceFile(file).finally(() => {
      if (resizing === current) resizing = undefined;
    });
    resizing = current;
  }

  field.addEventListener('change', startResizing);
  form?.addEventListener('submit', (event) => {
    if (!resizing) return;
    event.preventDefault();
    void resizing.then(() => form.requestSubmit(event.submitter));
  });
  // The user may have chosen a file before this script was loaded.
  startResizing();
}
