import type { HtmlNode } from '~/domain/markdown/html-tree';

/** The id of an uploaded picture, in the path of one of its files. */
export const UPLOADED_PICTURE = /^\/uploads\/([0-9a-f-]{36})-\d{1,4}\.(?:avif|webp)$/;

export interface UploadedPicture {
  id: string;
  /** Of the WebP files, in pixels, ascending. */
  files: readonly { width: number; height: number }[];
}

function* walk(node: HtmlNode): Generator<HtmlNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** Gives pictures their sizes, so that the page does not move, and the widths to choose from. Others are left out. */
export const setUpPictures = (pictures: readonly UploadedPicture[]) => () => (tree: HtmlNode) => {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  for (const element of walk(tree)) {
    if (element.tagName !== 'img') continue;
    const [, id = ''] = UPLOADED_PICTURE.exec(String(element.properties?.src)) ?? [];
    const files = byId.get(id)?.files ?? [];
    const largest = files.at(-1);
    const alt = element.properties?.alt;
    element.properties = largest
      ? {
          src: `/uploads/${id}-${largest.width}.webp`,
          srcSet: files.map(({ width }) => `/uploads/${id}-${width}.webp ${width}w`).join(', '),
          sizes: '(min-width: 64rem) 44rem, 92vw',
          ...{ width: largest.width, height: largest.height, loading: 'lazy', decoding: 'async' },
          ...{ alt, className: ['h-auto', 'max-w-full', 'rounded-tile'] },
        }
      : { alt };
  }
};

/** Code looks as in the articles of the repository, without colours. Long lines scroll, also by keyboard. */
export const setUpCode = () => (tree: HtmlNode) => {
  for (const element of walk(tree)) {
    if (element.tagName === 'pre') element.properties = { className: ['code-block'], tabIndex: 0 };
  }
};
