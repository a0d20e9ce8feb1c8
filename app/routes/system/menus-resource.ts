import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MENUS_PATH } from '~/domain/site/presence-attributes';
import type { PageHandle } from '~/page-handle';
import { Menus } from '~/sections/frames/menus';

export const handle: Pick<PageHandle, 'files'> = { files: [MENUS_PATH] };

/** The closed menus of the header. The script of every page fetches them when one is wanted. The build writes the file. */
export function loader() {
  return new Response(renderToStaticMarkup(createElement(Menus)), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      // It is no page of the site.
      'Content-Security-Policy': "default-src 'none'",
    },
  });
}
