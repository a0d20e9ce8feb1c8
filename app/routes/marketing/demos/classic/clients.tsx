import { Fragment } from 'react';
import { companyFigures } from '~/content/company';
import { plainType } from '~/content/plain-type';
import { customerStories } from '~/content/stories';
import { paths } from '~/paths';
import { WithMargin } from './with-margin';

const customers = plainType.customerIds.flatMap(
  (id) => customerStories.find((story) => story.id === id) ?? [],
);
const figures = plainType.figureIds.flatMap((id) => companyFigures.find((figure) => figure.id === id) ?? []);

/** "91 of 118" is said as "91": of what, the words beside it say. */
const countOf = (value: string) => value.replace(/ of \d+$/, '');

/** Customers as a sentence, with the figures that belong to them beside it. */
export function Clients() {
  return (
    <section aria-labelledby="plain-clients" className="section">
      <WithMargin
        note={
          <dl className="grid gap-5 pt-10 lg:ms-auto lg:max-w-[20em]">
            {figures.map(({ id, value, label, period, source }) => (
              <div key={id}>
                <dt className="text-text tabular-nums">{countOf(value)}</dt>
                <dd>
                  {label}, {period}. {source}.
                </dd>
              </div>
            ))}
          </dl>
        }
      >
        <h2 id="plain-clients" className="text-h3">
          {plainType.clientsTitle}
        </h2>
        <p className="mt-8 max-w-[22em] font-display text-[clamp(1.6rem,2.7vw,2.5rem)] leading-[1.22] tracking-[-0.015em]">
          {plainType.clientsBefore}{' '}
          {customers.map(({ id, customer, place }, index) => (
            <Fragment key={id}>
              {index > 0 && (index === customers.length - 1 ? ' and ' : ', ')}
              <span className="font-semibold">{customer}</span> in {place}
            </Fragment>
          ))}
          .{' '}
          <a
            href={paths.stories()}
            className="underline decoration-border-strong underline-offset-[0.16em] transition-colors hover:decoration-primary"
          >
            {plainType.clientsAfter}
          </a>
        </p>
      </WithMargin>
    </section>
  );
}
