import { services } from '~/server/services.server';
import { createRobotsTxt } from '~/server/site-index/site-index.server';
import type { Route } from './+types/robots-txt-resource';

export function loader({ context }: Route.LoaderArgs) {
  return new Response(createRobotsTxt(context.get(services).environment.CANONICAL_ORIGIN), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
