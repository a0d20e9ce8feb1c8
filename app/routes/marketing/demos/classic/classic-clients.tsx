import { Fragment } from 'react';
import { companyFigures } from '~/content/company/company';
import { classicContent } from '~/content/demos/classic-content';
import { customerStories } from '~/content/stories/customer-stories';
import { paths } from '~/paths';
import { MarginNoteLayout } from './margin-note-layout';

const customers = classicContent.customerIds.flatMap(
  (id) => customerStories.find((story) => story.id === id) ?? [],
);
const figures = classicContent.figureIds.flatMap(
  (id) => companyFigures.find((figure) => figure.id === id) ?? [],
);

/** Takes "91" from "91 of 118"; the label beside it names the total. */
const getCount = (value: string) => value.replace(/ of \d+$/, '');

/** Customers as one sentence, with their figures in the margin. */
export function ClassicClients() {
  return (
    <section aria-labelledby="plain-clients" className="section">
      <MarginNoteLayout
        note={
          <dl className="grid gap-5 pt-10 lg:ms-auto lg:max-w-[20em]">
            {figures.map(({ id, value, label, period, source }) => (
              <div key={id}>
                <dt className="text-text tabular-nums">{getCount(value)}</dt>
                <dd>
                  {label}, {period}. {source}.
                </dd>
              </div>
            ))}
          </dl>
        }
      >
        <h2 id="plain-clients" className="text-h3">
          {classicContent.clientsTitle}
        </h2>
        <p className="mt-8 max-w-[22em] font-display text-[clamp(1.6rem,2.7vw,2.5rem)] leading-[1.22] tracking-[-0.015em]">
          {classicContent.clientsBefore}{' '}
          {customers.map(({ id, customer, place }, index) => (
            <Fragment key={id}>
              {index > 0 && (index === customers.length - 1 ? ' and ' : ', ')}
              <span className="font-semibold">{customer}</span> in {place}
            </Fragment>
          ))}
          .{' '}
          <a
            href={paths.customerStories()}
            className="underline decoration-border-strong underline-offset-[0.16em] transition-colors hover:decoration-primary"
          >
            {classicContent.clientsAfter}
          </a>
        </p>
      </MarginNoteLayout>
    </section>
  );
}
