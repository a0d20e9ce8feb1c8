import { createTextResponse } from '~/server/files/file-response.server';
import { type Services, services } from '~/server/services.server';
import {
  createLlmsTxt,
  createOpenSearchDescription,
  createRobotsTxt,
  createSecurityTxt,
  createSitemap,
} from '~/server/site-index/site-index.server';
import type { Route } from './+types/site-index-resource';

interface IndexFile {
  mediaType: string;
  write: (services: Services, origin: string) => string | Promise<string>;
}

const files: Readonly<Record<string, IndexFile>> = {
  /** For search engines. Visitors use `/site-map`. */
  '/sitemap.xml': { mediaType: 'application/xml', write: (texts, origin) => createSitemap(texts, origin) },
  /** The search of the site, for browsers. */
  '/opensearch.xml': {
    mediaType: 'application/opensearchdescription+xml',
    write: (_, origin) => createOpenSearchDescription(origin),
  },
  '/robots.txt': { mediaType: 'text/plain', write: (_, origin) => createRobotsTxt(origin) },
  /** For people who found a weakness. */
  '/.well-known/security.txt': {
    mediaType: 'text/plain',
    write: (_, origin) => createSecurityTxt(origin, new Date()),
  },
  /** What the site has, for programs that read it on behalf of a person. */
  '/llms.txt': {
    mediaType: 'text/plain',
    async write({ articles, help }, origin) {
      const [listed, read] = await Promise.all([articles.listArticles(), help.read()]);
      return createLlmsTxt({ articles: listed, help: read }, origin);
    },
  },
};

/** Files about the site for programs. The path names the file. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const file = files[url.pathname];
  if (!file) throw new Response(null, { status: 404 });
  const allServices = context.get(services);
  const text = await file.write(allServices, allServices.environment.CANONICAL_ORIGIN);
  return createTextResponse(request, text, {
    'Content-Type': `${file.mediaType}; charset=utf-8`,
    'Cache-Control': 'public, max-age=3600',
  });
}
