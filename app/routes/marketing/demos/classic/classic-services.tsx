import { classicContent } from '~/content/demos/classic-content';
import { companyServices } from '~/content/services/company-services';
import { formatAmountInSentence } from '~/sections/format/format-amount';
import { MarginNoteLayout } from './margin-note-layout';

/** Four services as paragraphs, with the starting prices in the margin. */
export function ClassicServices() {
  return (
    <section aria-labelledby="plain-services" className="section">
      <MarginNoteLayout note={null}>
        <h2 id="plain-services" className="text-h3">
          {classicContent.servicesTitle}
        </h2>
      </MarginNoteLayout>
      <ul className="mt-8 grid gap-y-10 md:gap-y-14">
        {companyServices.map(({ id, name, description, href, startingPrice, typicalDuration }) => (
          <li key={id}>
            <MarginNoteLayout
              note={
                <>
                  From {formatAmountInSentence(startingPrice.price)} before GST: {startingPrice.buys}.
                  <span className="block">{typicalDuration}.</span>
                </>
              }
            >
              <p className="max-w-[36em] text-[1.1875rem] leading-[1.65] md:text-[1.375rem]">
                <a
                  href={href}
                  className="font-semibold underline decoration-border-strong underline-offset-[0.2em] transition-colors hover:decoration-primary"
                >
                  {name}.
                </a>{' '}
                {description}
              </p>
            </MarginNoteLayout>
          </li>
        ))}
      </ul>
    </section>
  );
}
