import { findIntegration, integrations } from '~/content/integrations/integrations';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

const MAX_SHOWN_LENGTH = 60;

interface UnknownIntegrationProps {
  name: string;
  suggestedIds: readonly string[];
}

/** For a name without an integration: the nearest names, and a way to search. */
export function UnknownIntegration({ name, suggestedIds }: UnknownIntegrationProps) {
  const suggestions = suggestedIds.flatMap((id) => findIntegration(id) ?? []);
  return (
    <section className="wrap pt-10 md:pt-20">
      <h1 className="max-w-[14em] text-h2 wrap-anywhere">
        No integration is called “{name.slice(0, MAX_SHOWN_LENGTH)}”
      </h1>
      {suggestions.length > 0 && (
        <>
          <p className="mt-6 text-muted">The nearest names are</p>
          <ul className="mt-2">
            {suggestions.map((near) => (
              <li key={near.id}>
                <TextLink href={paths.integration(near.id)}>{near.name}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-8 flex flex-wrap gap-x-8">
        <TextLink href={paths.integrations()}>All {integrations.length} integrations</TextLink>
        <TextLink href={paths.contact('products')}>Ask for one that is missing</TextLink>
      </p>
    </section>
  );
}
