import { refundPolicy } from '~/content/legal/refunds';
import { trailTo } from '~/content/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { Onward } from '~/sections/onward';
import { pageMeta } from '~/sections/page-meta';
import type { Route } from './+types/refunds';
import { Closing } from './closing';
import { Contents } from './contents';
import { InForce } from './in-force';
import { OrderWay } from './refunds/order-way';
import { RefundClause } from './refunds/refund-clause';

export const handle: PageHandle = {
  way: 'static',
  prerender: true,
  trail: trailTo(paths.refunds(), paths.shop.front()),
};

const { title, description, clauses, changes } = refundPolicy;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title,
    description,
    changedOn: changes[0].on,
  });

export default function RefundsPage() {
  return (
    <>
      <header className="wrap grid gap-10 pt-10 md:gap-14 md:pt-16">
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[8fr_4fr] lg:items-end">
          <h1 className="max-w-[12ch]">How the money comes back.</h1>
          <InForce changes={changes} path={paths.refunds()} />
        </div>
        <OrderWay />
        <Contents clauses={clauses} />
      </header>
      <div className="wrap">
        {clauses.map((clause, index) => (
          <RefundClause key={clause.id} number={index + 1} clause={clause} />
        ))}
      </div>
      <Closing changes={changes} />
      <Onward from="refunds" size="small" />
    </>
  );
}
