import { partnerKinds } from '~/content/contact/partners-content';
import { paths } from '~/paths';
import { ContributionList } from './contribution-list';
import { TileJoint } from './tile-joint';

/** The kinds of partnership: what the partner gives at the left, what we give at the right, a joint between them. */
export function PartnerKindList() {
  return (
    <section aria-label="Five kinds of partnership" className="wrap mt-14 md:mt-20">
      <div
        aria-hidden="true"
        className="grid grid-cols-[1fr_16rem_1fr] gap-grout pb-3 font-display text-h3 font-semibold max-lg:hidden"
      >
        <p className="text-end">You bring</p>
        <p />
        <p>We bring</p>
      </div>
      <ul className="grid gap-14 lg:gap-12">
        {partnerKinds.map(({ id, name, audience, gives, gets, term }, index) => (
          <li
            key={id}
            id={id}
            className="grid scroll-mt-6 gap-grout min-[21rem]:max-lg:grid-cols-2 lg:grid-cols-[1fr_16rem_1fr]"
          >
            <div className="col-span-full flex items-center justify-center gap-2.5 py-4 max-lg:justify-start max-lg:gap-5 lg:order-2 lg:col-span-1 lg:flex-col lg:px-4 lg:text-center">
              <TileJoint index={index} />
              <div className="grid gap-1 lg:gap-2.5">
                <h2 className="text-h3">{name}</h2>
                <p className="text-sm text-muted">{audience}</p>
              </div>
            </div>
            <ContributionList label="You bring" entries={gives} className="lg:order-1 lg:text-end" />
            <ContributionList label="We bring" entries={gets} className="lg:order-3" />
            <p className="flex flex-wrap items-center justify-center gap-x-6 rounded-tile bg-bg-sunk px-5 py-2 text-center col-span-full lg:order-4 max-lg:justify-start max-lg:px-3.5 max-lg:pt-3.5 max-lg:text-start">
              <span>{term}</span>
              <a
                href={`${paths.partners(id)}#join`}
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                Propose a partnership<span className="sr-only"> as {name.toLowerCase()}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
