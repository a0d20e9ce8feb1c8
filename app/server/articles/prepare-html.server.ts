import type { HtmlNode } from '~/domain/markdown/syntax-trees';
import {
  findPictureId,
  toPictureAttributes,
  type UploadedPicture,
} from '~/domain/publishing/uploaded-picture';

function* walk(node: HtmlNode): Generator<HtmlNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** Gives pictures their sizes, so that the page does not move, and the widths to choose from. Others are left out. */
export const setUpPictures = (pictures: readonly UploadedPicture[]) => () => (tree: HtmlNode) => {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  for (const element of walk(tree)) {
    if (element.tagName !== 'img') continue;
    const { src, alt } = element.properties ?? {};
    const picture = byId.get(findPictureId(String(src)) ?? '');
    element.properties = picture
      ? { ...toPictureAttributes(picture), alt, className: ['h-auto', 'max-w-full', 'rounded-tile'] }
      : { alt };
  }
};

/** Code looks as in the articles of the repository, without colours. Long lines scroll, also by keyboard. */
export const setUpCode = () => (tree: HtmlNode) => {
  for (const element of walk(tree)) {
    if (element.tagName === 'pre') element.properties = { className: ['code-block'], tabIndex: 0 };
  }
};
