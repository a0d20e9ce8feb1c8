import { trailTo } from '~/content/navigation';
import { plainType } from '~/content/plain-type';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import type { Route } from './+types/classic';
import { About } from './classic/about';
import { Clients } from './classic/clients';
import { ContactStrip } from './classic/contact-strip';
import { ServicesList } from './classic/services-list';
import { Statement } from './classic/statement';
import { SevenWays } from './seven-ways';

export const handle: PageHandle = {
  way: 'static',
  prerender: true,
  trail: trailTo(paths.demos.classic(), paths.story()),
};

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'The company in plain type',
    description: plainType.statement,
  });

/** The company as a printed page would say it: one column, its margin, one picture. */
export default function Classic() {
  return (
    <>
      <div className="wrap">
        <Statement />
        <ServicesList />
        <Clients />
        <About />
      </div>
      <ContactStrip />
      <SevenWays current={paths.demos.classic()} />
    </>
  );
}
