/** A picture that staff uploaded to a text. */
export interface UploadedPicture {
  id: string;
  /** Of the WebP files, in pixels, ascending. */
  files: readonly { width: number; height: number }[];
}

export interface UploadedPictureWithAlt extends UploadedPicture {
  alt: string;
}

const PICTURE_FILE = /^\/uploads\/([0-9a-f-]{36})-\d{1,4}\.(?:avif|webp)$/;

/** The id of the picture, in the path of one of its files. `undefined` for another path. */
export const findPictureId = (path: string): string | undefined => PICTURE_FILE.exec(path)?.[1];

const toPath = (id: string, width: number) => `/uploads/${id}-${width}.webp`;

/** The path of the largest file. */
export const toPictureSrc = ({ id, files }: UploadedPicture): string => toPath(id, files.at(-1)?.width ?? 0);

/** What the text has for the picture. */
export const toPictureMarkdown = ({ alt, ...picture }: UploadedPictureWithAlt): string =>
  `![${alt}](${toPictureSrc(picture)})`;

/** Attributes of its `img` element: the size, so that the page does not move, and the widths to choose from. */
export function toPictureAttributes(picture: UploadedPicture) {
  const { id, files } = picture;
  const { width, height } = files.at(-1) ?? { width: 0, height: 0 };
  return {
    src: toPictureSrc(picture),
    srcSet: files.map((file) => `${toPath(id, file.width)} ${file.width}w`).join(', '),
    sizes: '(min-width: 64rem) 44rem, 92vw',
    ...({ width, height, loading: 'lazy', decoding: 'async' } as const),
  };
}
