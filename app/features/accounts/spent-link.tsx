import { paths } from '~/paths';
import { LinkButton } from '~/ui/link-button';
import { AuthPanel } from './auth-panel';
import { WayOn } from './way-on';

/** In the place of what a link in a mail would open, once it opens nothing any more. `lead` says why, and what now. */
export const SpentLink = ({ lead }: { lead: string }) => (
  <AuthPanel
    title="This link has done its work."
    lead={lead}
    ways={<WayOn href={paths.auth.signUp()}>Create an account</WayOn>}
  >
    <LinkButton href={paths.auth.signIn()} size="lg">
      Sign in
    </LinkButton>
  </AuthPanel>
);
