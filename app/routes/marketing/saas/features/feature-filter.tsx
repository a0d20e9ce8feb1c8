import { RELEASE_STATES, releaseStateTexts } from '~/content/features/product-feature';
import { productFeatures } from '~/content/features/product-features';
import { softwareProducts } from '~/content/products/software-products';
import { LIST_FILTER_ATTRIBUTES } from '~/domain/site/list-filter-attributes';
import { LIST_FILTER_FORM_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { TextLink } from '~/ui/buttons/text-link';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { NativeSelect } from '~/ui/forms/native-select';
import type { FeatureListQuery } from './feature-list-query';

const PRODUCT_OPTIONS = softwareProducts.map(({ id, name }) => ({ value: id, label: name }));
const STATE_OPTIONS = RELEASE_STATES.map((state) => ({
  value: state,
  label: releaseStateTexts[state].label,
}));

interface FeatureFilterProps {
  query: FeatureListQuery;
  /** Number of features that match. */
  count: number;
  isFiltered: boolean;
}

/** Search and two choices. With a script they act while one types. */
export function FeatureFilter({ query: { q, product, state }, count, isFiltered }: FeatureFilterProps) {
  return (
    <search className="wrap block pt-8 md:pt-12 print:hidden">
      <form
        action={paths.features()}
        autoComplete="off"
        aria-label="Find features"
        className="grid items-end gap-4 max-md:grid-cols-2 max-md:*:first:col-span-full md:grid-cols-[2fr_1fr_1fr]"
        {...{ [LIST_FILTER_FORM_ATTRIBUTE]: '' }}
      >
        <Field id="feature-search" label="Search the features">
          <Input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={60}
            placeholder="waiting list, deadline, API"
          />
        </Field>
        <Field id="feature-product" label="Product">
          <NativeSelect
            name="product"
            defaultValue={product ?? ''}
            placeholder="All six"
            options={PRODUCT_OPTIONS}
          />
        </Field>
        <Field id="feature-state" label="State">
          <NativeSelect name="state" defaultValue={state ?? ''} placeholder="Any" options={STATE_OPTIONS} />
        </Field>
        <Button type="submit" variant="contrast" className="without-script">
          Show
        </Button>
      </form>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6 pt-3">
        <p role="status" className="text-muted">
          <span {...{ [LIST_FILTER_ATTRIBUTES.count]: '' }}>{count}</span> of {productFeatures.length}{' '}
          features
        </p>
        <span hidden={!isFiltered} {...{ [LIST_FILTER_ATTRIBUTES.reset]: '' }}>
          <TextLink href={paths.features()} arrow="none">
            Show all features
          </TextLink>
        </span>
      </div>
    </search>
  );
}
