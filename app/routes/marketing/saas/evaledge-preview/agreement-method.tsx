import { evalEdgePreviewContent, kappaNotes } from '~/content/products/evaledge-preview-content';

/** What the number says and what it does not. */
export function AgreementMethod() {
  return (
    <section aria-labelledby="method-title" className="section">
      <div className="sunk">
        <div className="wrap grid gap-x-14 gap-y-10 py-16 md:py-24 lg:grid-cols-[5fr_7fr]">
          <h2 id="method-title" className="max-w-[12ch]">
            {evalEdgePreviewContent.methodHeadline}
          </h2>
          <dl className="grid gap-8">
            {kappaNotes.map(({ id, title, text }) => (
              <div key={id}>
                <dt className="font-display text-h3 font-semibold">{title}</dt>
                <dd className="mt-2 max-w-[38em] text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
