import { termsOfUse } from '~/content/legal/terms';
import type { PageHandle } from '~/page-handle';
import { Onward } from '~/sections/onward';
import { pageMeta } from '~/sections/page-meta';
import type { Route } from './+types/terms';
import { Closing } from './closing';
import { TermsClause } from './terms/terms-clause';
import { TermsOpening } from './terms/terms-opening';

export const handle: PageHandle = { way: 'static', prerender: true };

const { title, description, clauses, changes } = termsOfUse;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title, description, changedOn: changes[0].on });

export default function TermsPage() {
  return (
    <>
      <TermsOpening />
      <div className="wrap">
        {clauses.map((clause, index) => (
          <TermsClause key={clause.id} number={index + 1} clause={clause} />
        ))}
      </div>
      <Closing changes={changes} />
      <Onward from="terms" size="small" />
    </>
  );
}
