import { Accordion } from '~/ui/data/accordion';

export interface SampleDocument {
  id: string;
  title: string;
  /** Whose paper it is, and when. */
  subtitle: string;
  lines: readonly string[];
}

interface SampleDocumentsProps {
  headline: string;
  documents: readonly SampleDocument[];
}

/** Papers that a customer gets, each of which can be opened. */
export function SampleDocuments({ headline, documents }: SampleDocumentsProps) {
  return (
    <section aria-labelledby="papers-title" className="wrap section print:hidden">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 id="papers-title" className="max-w-[12ch]">
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
