import { calculateResizedEdges, MIN_BYTES_TO_RESIZE } from '~/domain/accounts/picture-size';

const QUALITY = 0.9;

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** A smaller picture, turned as the camera was held; the file itself when it cannot become smaller. */
async function resize(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const edges = calculateResizedEdges(bitmap) ?? bitmap;
  const canvas = document.createElement('canvas');
  canvas.width = edges.width;
  canvas.height = edges.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, edges.width, edges.height);
  bitmap.close();
  // A JPEG cannot be seen through; the others may have to stay so.
  const blob = await encode(canvas, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}

/** A large photograph becomes a smaller one in the field; a form that is sent meanwhile waits for it. */
export function bindPictureField(field: HTMLInputElement): void {
  const { form } = field;
  let resizing: Promise<void> | undefined;

  async function replaceFile(file: File): Promise<void> {
    // What cannot be read here is sent as it is: the server says what is wrong with it.
    const resized = await resize(file).catch(() => file);
    if (field.files?.[0] !== file) return;
    const transfer = new DataTransfer();
    transfer.items.add(resized);
    field.files = transfer.files;
  }

  function begin(): void {
    const file = field.files?.[0];
    if (!file || file.size <= MIN_BYTES_TO_RESIZE) return;
    const work = replaceFile(file).finally(() => {
      if (resizing === work) resizing = undefined;
    });
    resizing = work;
  }

  field.addEventListener('change', begin);
  form?.addEventListener('submit', (event) => {
    if (!resizing) return;
    event.preventDefault();
    void resizing.then(() => form.requestSubmit(event.submitter));
  });
  // Chosen before this script was there.
  begin();
}
