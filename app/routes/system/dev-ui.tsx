import { data } from 'react-router';
import { DevUiPage } from '~/features/dev-ui/dev-ui-page';
import type { PageHandle } from '~/page-handle';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { services } from '~/server/services.server';
import type { Route } from './+types/dev-ui';

/** A workshop page: it exists in demo mode only. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(services).environment.DEMO) throw data(null, { status: 404 });
  return null;
}

export const handle: PageHandle = { way: 'app' };

export function meta() {
  return hiddenPageMeta('Interface parts');
}

export default function DevUi() {
  return <DevUiPage />;
}
