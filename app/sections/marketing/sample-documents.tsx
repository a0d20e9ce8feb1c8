import { Accordion } from '~/ui/data/accordion';
import { Icon } from '~/ui/icons/icon';

export interface SampleDocument {
  id: string;
  title: string;
  /** Whose paper it is, and when. */
  subtitle: string;
  lines: readonly string[];
}

interface SampleDocumentsProps {
  headline: string;
  /** `list`: beside the headline. `sheets`: three sheets of paper in a row, open from the start. */
  layout?: 'list' | 'sheets';
  documents: readonly SampleDocument[];
}

/** Papers that a customer gets, each of which can be opened. */
export function SampleDocuments({ headline, documents, layout = 'list' }: SampleDocumentsProps) {
  if (layout === 'sheets') return <DocumentSheets headline={headline} documents={documents} />;
  return (
    <section aria-labelledby="papers-title" className="wrap section print:hidden">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 id="papers-title" className="max-w-[16ch]">
          {headline}
        </h2>
        <Accordion
          items={documents.map(({ id, title, subtitle, lines }) => ({
            id: `paper-${id}`,
            summary: title,
            content: (
              <>
                <p className="font-semibold text-text">{subtitle}</p>
                <ul className="mt-3 grid gap-2">
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}

function DocumentSheets({ headline, documents }: Omit<SampleDocumentsProps, 'layout'>) {
  return (
    <section aria-labelledby="papers-title" className="wrap section print:hidden">
      <h2 id="papers-title">{headline}</h2>
      <div className="mt-8 grid gap-grout lg:grid-cols-3">
        {documents.map(({ id, title, subtitle, lines }) => (
          <details
            key={id}
            id={`paper-${id}`}
            open
            className="disclosure group rounded-tile bg-glaze-bone p-5 text-glaze-ink md:p-8"
          >
            <summary className="flex items-start justify-between gap-6 font-display text-h3 font-semibold">
              {title}
              <span className="shrink-0 transition-transform group-open:rotate-45">
                <Icon name="plus" size={18} />
              </span>
            </summary>
            <p className="mt-3 text-sm">{subtitle}</p>
            <ul className="mt-6 grid gap-3">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
