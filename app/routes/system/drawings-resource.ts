import { renderToStaticMarkup } from 'react-dom/server';
import { projectPictureFile } from '~/features/portfolio/project-picture';
import type { PageHandle } from '~/page-handle';
import type { DrawingFile } from '~/sections/drawings/drawing-file';
import { coverFiles } from '~/sections/drawings/stored-cover';
import { portraitFile } from '~/sections/drawings/stored-portrait';
import type { Route } from './+types/drawings-resource';

const files = new Map(
  [...coverFiles.values(), portraitFile, projectPictureFile].map((file) => [file.path, file]),
);

export const handle: Pick<PageHandle, 'files'> = { files: [...files.keys()] };

/** The drawings as groups with ids in place of their own SVG elements. */
function renderFile({ drawings }: DrawingFile): string {
  const groups = [...drawings].map(([id, drawing]) =>
    renderToStaticMarkup(drawing)
      .replace(/^<svg[^>]*>/, `<g id="${id}">`)
      .replace(/<\/svg>$/, '</g>'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
}

/** Drawings that several pages show below their first screen. The build writes the files. */
export function loader({ request }: Route.LoaderArgs) {
  const file = files.get(new URL(request.url).pathname);
  if (!file) return new Response(null, { status: 404 });
  return new Response(renderFile(file), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  });
}
