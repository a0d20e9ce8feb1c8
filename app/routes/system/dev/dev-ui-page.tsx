import { data } from 'react-router';
import { ComponentGallery } from '~/features/dev-ui/component-gallery';
import type { PageHandle } from '~/page-handle';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import type { Route } from './+types/dev-ui-page';

/** A development page. It exists in demo mode only. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(services).environment.DEMO) throw data(null, { status: 404 });
  return null;
}

export const handle: PageHandle = { hydration: 'full' };

export function meta() {
  return createNoindexMeta('Interface parts');
}

export default function DevUiPage() {
  return <ComponentGallery />;
}
