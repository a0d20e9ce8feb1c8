import type { CustomerStory } from '~/content/stories/customer-story';

/** The situation before, and every attempt in order, including abandoned ones. */
export function CustomerStoryAttempts({ story: { situation, attempts } }: { story: CustomerStory }) {
  return (
    <>
      <section
        aria-labelledby="before-title"
        className="wrap section grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]"
      >
        <h2 id="before-title" className="max-w-[10ch]">
          How it was before
        </h2>
        <div className="grid max-w-[40em] gap-5 text-lead">
          {situation.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      <section aria-labelledby="tried-title" className="wrap section">
        <h2 id="tried-title">What we tried</h2>
        <ol className="mt-8 grid gap-grout">
          {attempts.map(({ title, wasAdopted, text }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-2 rounded-tile bg-surface p-5 md:p-6 lg:grid-cols-[7.5rem_minmax(0,5fr)_minmax(0,7fr)] print:break-inside-avoid"
            >
              <p className="flex items-center gap-2.5 self-start text-sm leading-6">
                <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 flex-none">
                  {wasAdopted ? (
                    <path d="M0 0h16a16 16 0 0 1-16 16z" className="fill-glaze-jade" />
                  ) : (
                    <path d="M1 1h14v14H1zM1 15 15 1" className="fill-none stroke-faint" strokeWidth="2" />
                  )}
                </svg>
                {wasAdopted ? 'Kept' : 'Given up'}
              </p>
              <h3 className={`max-w-[22em] ${wasAdopted ? '' : 'text-muted'}`}>{title}</h3>
              <p className="max-w-[40em] text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
