import type { Integration } from '~/content/integrations/integration';
import { integrations } from '~/content/integrations/integrations';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

/** Links to the other integrations of the same kind. */
export function OtherIntegrations({ integration: { id, categoryId } }: { integration: Integration }) {
  const others = integrations.filter((other) => other.categoryId === categoryId && other.id !== id);
  return (
    <nav aria-label="Other integrations" className="wrap flex flex-wrap gap-x-8 pt-14 md:pt-20 print:hidden">
      {others.map((other) => (
        <TextLink key={other.id} href={paths.integration(other.id)}>
          {other.name}
        </TextLink>
      ))}
      <TextLink href={paths.integrations()} arrow="back">
        All {integrations.length} integrations
      </TextLink>
    </nav>
  );
}
