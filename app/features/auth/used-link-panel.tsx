import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { AuthLink } from './auth-link';
import { AuthPanel } from './auth-panel';

/** In the place of what a link in a mail would open, once it opens nothing any more. `lead` says why, and what now. */
export const UsedLinkPanel = ({ lead }: { lead: string }) => (
  <AuthPanel
    title="This link has done its work."
    lead={lead}
    links={<AuthLink href={paths.auth.signUp()}>Create an account</AuthLink>}
  >
    <LinkButton href={paths.auth.signIn()} size="lg">
      Sign in
    </LinkButton>
  </AuthPanel>
);
