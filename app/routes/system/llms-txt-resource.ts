import { services } from '~/server/services.server';
import { createLlmsTxt } from '~/server/site-index/site-index.server';
import type { Route } from './+types/llms-txt-resource';

/** llms.txt: what the site has, for programs that read it on behalf of a person. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(createLlmsTxt(context.get(services).environment.CANONICAL_ORIGIN), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
