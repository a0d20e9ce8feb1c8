import { leftOut, taskFlowPreviewContent } from '~/content/products/taskflow-preview-content';

/** What TaskFlow leaves out, and why. */
export function LeftOutList() {
  return (
    <section aria-labelledby="without-title" className="wrap section">
      <h2 id="without-title" className="text-h3 text-muted">
        {taskFlowPreviewContent.withoutHeadline}
      </h2>
      <ul className="mt-6 grid gap-x-14 gap-y-10 md:grid-cols-2">
        {leftOut.map(({ id, what, why }) => (
          <li key={id} className="grid content-start gap-2">
            <h3 className="text-h2">{what}</h3>
            <p className="max-w-[32em] text-muted">{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
