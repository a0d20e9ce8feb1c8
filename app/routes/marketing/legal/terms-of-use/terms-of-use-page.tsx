import { termsOfUse } from '~/content/legal/terms-of-use';
import type { PageHandle } from '~/page-handle';
import { RelatedLinks } from '~/sections/marketing/related-links';
import { createPageMeta } from '~/sections/meta/page-meta';
import { LegalContactAndChanges } from '../legal-contact-and-changes';
import type { Route } from './+types/terms-of-use-page';
import { TermsClause } from './terms-clause';
import { TermsOfUseHero } from './terms-of-use-hero';

export const handle: PageHandle = { hydration: 'none', prerender: true };

const { title, description, clauses, changes } = termsOfUse;

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, { title, description, modifiedOn: changes[0].date });

export default function TermsOfUsePage() {
  return (
    <>
      <TermsOfUseHero />
      <div className="wrap">
        {clauses.map((clause, index) => (
          <TermsClause key={clause.id} number={index + 1} clause={clause} />
        ))}
      </div>
      <LegalContactAndChanges changes={changes} />
      <RelatedLinks from="terms" size="small" />
    </>
  );
}
