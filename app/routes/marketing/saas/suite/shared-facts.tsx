import { sharedFacts, suiteContent } from '~/content/products/suite-content';

/** What holds for every product, on one wide tile. */
export function SharedFacts() {
  return (
    <section aria-labelledby="shared-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-8 rounded-tile bg-glaze-bone p-5 text-glaze-ink md:p-10 lg:grid-cols-[4fr_8fr]">
        <h2 id="shared-title">{suiteContent.sharedHeadline}</h2>
        <ul className="grid gap-8 sm:grid-cols-3">
          {sharedFacts.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
