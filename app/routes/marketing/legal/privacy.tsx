import { privacyNotice } from '~/content/legal/privacy';
import type { PageHandle } from '~/page-handle';
import { Onward } from '~/sections/onward';
import { pageMeta } from '~/sections/page-meta';
import type { Route } from './+types/privacy';
import { Closing } from './closing';
import { PrivacyClause } from './privacy/privacy-clause';
import { PrivacyOpening } from './privacy/privacy-opening';

export const handle: PageHandle = { way: 'static', prerender: true };

const { title, description, clauses, changes } = privacyNotice;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title, description, changedOn: changes[0].on });

export default function PrivacyPage() {
  return (
    <>
      <PrivacyOpening />
      <div className="wrap section grid gap-y-8">
        {clauses.map((clause) => (
          <PrivacyClause key={clause.id} clause={clause} />
        ))}
      </div>
      <Closing changes={changes} />
      <Onward from="privacy" size="small" />
    </>
  );
}
