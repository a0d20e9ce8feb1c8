import type { CustomerStory } from '~/content/stories/customer-story';

/** The setback, in the most prominent tile of the page. */
export function CustomerStorySetback({ story: { setback } }: { story: CustomerStory }) {
  const parts = [
    { title: 'What happened', text: setback.whatHappened },
    { title: 'What it cost', text: setback.cost },
    { title: 'Since then', text: setback.changeSince },
  ];
  return (
    <section id="went-wrong" aria-labelledby="went-wrong-title" className="section scroll-mt-0">
      <div className="wrap">
        <div className="rounded-tile bg-glaze-marigold p-6 text-glaze-ink md:p-10 lg:p-14 print:bg-transparent">
          <h2 id="went-wrong-title">
            <span className="mb-3 block font-sans text-base font-semibold tracking-normal">
              What went wrong
            </span>
            <span className="block max-w-[16ch]">{setback.summary}</span>
          </h2>
          <div className="mt-10 grid gap-x-10 gap-y-7 md:mt-14 lg:grid-cols-[5fr_4fr_4fr]">
            {parts.map(({ title, text }) => (
              <div key={title} className="print:break-inside-avoid">
                <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
                <p className="mt-2 max-w-[36em]">{text}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
