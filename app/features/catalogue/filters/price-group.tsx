import type { CatalogueQuery } from '~/domain/catalogue/catalogue-query';
import type { Paise } from '~/domain/money/money';
import { addTax } from '~/domain/pricing/tax';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { site } from '~site';
import type { Facets } from './facets';
import { FilterGroup } from './filter-group';

interface PriceGroupProps {
  query: CatalogueQuery;
  facets: Facets;
}

const PAISE_PER_RUPEE = 100;

const toRupeesWithTax = (price: Paise) => addTax(price, site.tax.rateBasisPoints) / PAISE_PER_RUPEE;

/** Price range in whole rupees: the unit price after discount, with tax. */
export function PriceGroup({ query: { min, max }, facets: { price } }: PriceGroupProps) {
  const { label } = site.currency;
  return (
    <FilterGroup
      title={`Price with ${site.tax.name}`}
      activeCount={Number(min !== undefined || max !== undefined)}
      isOpen
    >
      <div className="grid grid-cols-2 gap-grout">
        <Field id="price-from" label={`From ${label}`}>
          <Input
            type="number"
            name="min"
            min={0}
            inputMode="numeric"
            defaultValue={min}
            placeholder={price && String(Math.floor(toRupeesWithTax(price.min)))}
          />
        </Field>
        <Field id="price-to" label={`To ${label}`}>
          <Input
            type="number"
            name="max"
            min={0}
            inputMode="numeric"
            defaultValue={max}
            placeholder={price && String(Math.ceil(toRupeesWithTax(price.max)))}
          />
        </Field>
      </div>
      <Button type="submit" variant="quiet" size="sm" className="mt-grout w-full">
        Set price
      </Button>
    </FilterGroup>
  );
}
