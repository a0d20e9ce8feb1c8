import type { Integration } from '~/content/integrations/integration';
import { LIST_FILTER_ATTRIBUTES } from '~/domain/site/list-filter-attributes';
import { FIRST_SCREEN_END_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { paths } from '~/paths';
import { listIntegratedProducts } from '~/sections/marketing/describe-integration';
import { IntegrationPicture } from '~/sections/marketing/integration-picture';
import { ReleaseLabel } from '~/sections/marketing/release-state';
import { getIntegrationSearchText } from './integration-list-query';

interface IntegrationTileProps {
  integration: Integration;
  isShown: boolean;
  /** The window has no more tiles. */
  isLastOfFirstScreen: boolean;
}

/** One integration. The whole tile is its link. */
export function IntegrationTile({ integration, isShown, isLastOfFirstScreen }: IntegrationTileProps) {
  const { id, name, promise, categoryId, state } = integration;
  return (
    <li
      hidden={!isShown}
      data-category={categoryId}
      data-state={state}
      {...{ [LIST_FILTER_ATTRIBUTES.item]: getIntegrationSearchText(integration) }}
    >
      <a
        {...(isLastOfFirstScreen && { [FIRST_SCREEN_END_ATTRIBUTE]: '' })}
        href={paths.integration(id)}
        className="group flex h-full flex-col rounded-tile bg-surface transition-colors hover:bg-raised"
      >
        <IntegrationPicture
          integration={integration}
          className="w-full max-sm:w-40 max-sm:px-4 max-sm:pt-4"
        />
        <div className="flex grow flex-col p-4 md:p-5">
          <h3 className="group-hover:text-link">{name}</h3>
          <span className="mt-2 mb-5 text-muted max-sm:mb-3">{promise}</span>
          <span className="mt-auto flex flex-wrap justify-between gap-x-4 text-sm">
            <ReleaseLabel state={state} />
            <span className="text-muted">
              {listIntegratedProducts(integration)
                .map((product) => product.name)
                .join(' and ')}
            </span>
          </span>
        </div>
      </a>
    </li>
  );
}
