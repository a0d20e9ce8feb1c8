import { DevUiPage } from '~/features/dev-ui/dev-ui-page';
import type { PageHandle } from '~/page-handle';
import { site } from '~site';

export const handle: PageHandle = { way: 'app' };

export function meta() {
  return [{ title: `Interface parts · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

export default function DevUi() {
  return <DevUiPage />;
}
