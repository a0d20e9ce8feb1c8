import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';
import { site } from '~site';

export const handle: PageHandle = { hydration: 'none' };

export function meta() {
  return [{ title: `Done · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

/** The last page of the sign-in popup. It informs the opening page, which closes the popup. */
export default function OidcPopupCallbackPage() {
  return (
    <div {...{ [SESSION_ATTRIBUTES.oidc]: 'popup' }} className="wrap grid max-w-[34rem] gap-6 py-10">
      <h1>Done here</h1>
      <p className="text-lead text-muted">
        This window closes by itself. If it stays open, close it and continue in the other one.
      </p>
      <p>
        <TextLink href={paths.auth.signIn()}>Or sign in here</TextLink>
      </p>
    </div>
  );
}
