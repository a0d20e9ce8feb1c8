import { RELEASE_STATES, releaseStateTexts } from '~/content/features/product-feature';
import { integrationCategories } from '~/content/integrations/integration';
import { integrations } from '~/content/integrations/integrations';
import { LIST_FILTER_ATTRIBUTES } from '~/domain/site/list-filter-attributes';
import { LIST_FILTER_FORM_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { TextLink } from '~/ui/buttons/text-link';
import { ChoiceGroup } from '~/ui/forms/choice-group';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import type { IntegrationListQuery } from './integration-list-query';

const CATEGORY_OPTIONS = [
  { value: '', label: 'All kinds' },
  ...integrationCategories.map(({ id, label }) => ({ value: id, label })),
];
const STATE_OPTIONS = [
  { value: '', label: 'Any state' },
  ...RELEASE_STATES.map((state) => ({ value: state, label: releaseStateTexts[state].label })),
];

const countLive = integrations.filter(({ state }) => state === 'live').length;

/** Title, search and choices. With a script they act while one types. */
export function IntegrationFilter({ query, count }: { query: IntegrationListQuery; count: number }) {
  const { q, category = '', state = '' } = query;
  return (
    <div className="mb-6 self-start lg:sticky lg:top-8">
      <h1 className="text-h2">Integrations</h1>
      <p className="mt-4 max-w-[30em] text-muted">
        What HackMatrix and Converge connect to. {countLive} of {integrations.length} are live. A tile is read
        from left to right, as the data flows.
      </p>
      <search className="mt-6 block print:hidden">
        <form
          action={paths.integrations()}
          autoComplete="off"
          aria-label="Find integrations"
          className="grid gap-4"
          {...{ [LIST_FILTER_FORM_ATTRIBUTE]: '' }}
        >
          <Field id="integration-search" label="Search">
            <Input type="search" name="q" defaultValue={q} maxLength={60} placeholder="GitHub, calendar" />
          </Field>
          <ChoiceGroup
            id="integration-category"
            name="category"
            legend="Kind"
            layout="tiles"
            options={CATEGORY_OPTIONS}
            defaultValue={category}
          />
          <ChoiceGroup
            id="integration-state"
            name="state"
            legend="State"
            layout="tiles"
            options={STATE_OPTIONS}
            defaultValue={state}
          />
          <Button type="submit" variant="contrast" className="without-script">
            Show
          </Button>
        </form>
      </search>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-6 print:hidden">
        <p role="status" className="text-muted">
          <span {...{ [LIST_FILTER_ATTRIBUTES.count]: '' }}>{count}</span> shown
        </p>
        <span hidden={!(q || category || state)} {...{ [LIST_FILTER_ATTRIBUTES.reset]: '' }}>
          <TextLink href={paths.integrations()} arrow="none">
            Show all {integrations.length}
          </TextLink>
        </span>
      </div>
    </div>
  );
}
