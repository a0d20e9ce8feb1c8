import { privacyPolicy } from '~/content/legal/privacy-policy';
import type { PageHandle } from '~/page-handle';
import { RelatedLinks } from '~/sections/marketing/related-links';
import { createPageMeta } from '~/sections/meta/page-meta';
import { LegalContactAndChanges } from '../legal-contact-and-changes';
import type { Route } from './+types/privacy-page';
import { PrivacyClause } from './privacy-clause';
import { PrivacyHero } from './privacy-hero';

export const handle: PageHandle = { hydration: 'none', prerender: true };

const { title, description, clauses, changes } = privacyPolicy;

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, { title, description, modifiedOn: changes[0].date });

export default function PrivacyPage() {
  return (
    <>
      <PrivacyHero />
      <div className="wrap section grid gap-y-8">
        {clauses.map((clause) => (
          <PrivacyClause key={clause.id} clause={clause} />
        ))}
      </div>
      <LegalContactAndChanges changes={changes} />
      <RelatedLinks from="privacy" size="small" />
    </>
  );
}
