import { eveningContent } from '~/content/products/community-evening-content';
import { convergePlans } from '~/content/products/product-plans';
import { paths } from '~/paths';
import { formatAmount } from '~/sections/format/format-amount';
import { LinkButton } from '~/ui/buttons/link-button';
import { site } from '~site';

/** A plan for each size of community, as a list that reads like a sentence. */
export function CommunitySizes() {
  return (
    <section aria-labelledby="sizes-title" className="wrap section">
      <h2 id="sizes-title">{eveningContent.sizesHeadline}</h2>
      <ul className="mt-8 grid gap-8 lg:grid-cols-3">
        {convergePlans.map(({ id, name, forWhom, monthly, maxMembers }) => (
          <li key={id} className="max-w-[28em]">
            <h3>{name}</h3>
            <p className="mt-2">{forWhom}.</p>
            <p className="mt-1 text-muted tabular-nums">
              {monthly === 0
                ? 'Free'
                : `${formatAmount(monthly)} for a member and month, before ${site.tax.name}`}
              , up to {maxMembers.toLocaleString(site.language)} members.
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-grout">
        <LinkButton href={`${paths.product('converge')}#demo`}>Request a demo</LinkButton>
        <LinkButton href={`${paths.pricing()}`} variant="quiet">
          Work out your price
        </LinkButton>
      </p>
    </section>
  );
}
