import { refundPolicy } from '~/content/legal/refund-policy';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { RelatedLinks } from '~/sections/marketing/related-links';
import { createPageMeta } from '~/sections/meta/page-meta';
import { EffectiveDate } from '../effective-date';
import { LegalContactAndChanges } from '../legal-contact-and-changes';
import { LegalContents } from '../legal-contents';
import type { Route } from './+types/refund-policy-page';
import { RefundClause } from './refund-clause';
import { RefundRights } from './refund-rights';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.refundPolicy(), paths.shop.home()),
};

const { title, description, clauses, changes } = refundPolicy;

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title,
    description,
    modifiedOn: changes[0].date,
  });

export default function RefundPolicyPage() {
  return (
    <>
      <header className="wrap grid gap-10 pt-10 md:gap-14 md:pt-16">
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[8fr_4fr] lg:items-end">
          <h1 className="max-w-[12ch]">Refunds: how the money comes back.</h1>
          <EffectiveDate changes={changes} path={paths.refundPolicy()} />
        </div>
        <RefundRights />
        <LegalContents clauses={clauses} />
      </header>
      <div className="wrap">
        {clauses.map((clause, index) => (
          <RefundClause key={clause.id} number={index + 1} clause={clause} />
        ))}
      </div>
      <LegalContactAndChanges changes={changes} />
      <RelatedLinks from="refunds" size="small" />
    </>
  );
}
