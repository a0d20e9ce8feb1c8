import { adminPaths } from '~/content/admin/admin-paths';
import type { StoredLead } from '~/domain/contact/lead';
import { isWholePath } from '~/domain/gaps/gap-text';
import { ToolLink } from '~/sections/admin/tool-button';

interface NextStepProps {
  lead: Pick<StoredLead, 'kind' | 'topic'>;
  mayWriteHelp: boolean;
  mayRedirect: boolean;
}

/** What usually follows an anonymous note: a better help article, or a redirect from the address that was not found. */
export function NextStep({ lead: { kind, topic = '' }, mayWriteHelp, mayRedirect }: NextStepProps) {
  if (kind === 'help-feedback' && mayWriteHelp)
    return (
      <ToolLink
        href={adminPaths.newHelpEntry(new URLSearchParams({ kind: 'article', from: topic }).toString())}
      >
        Edit the help article
      </ToolLink>
    );
  if (kind === 'not-found' && mayRedirect && isWholePath(topic))
    return <ToolLink href={adminPaths.newRedirect(topic)}>Add redirect</ToolLink>;
  return null;
}
