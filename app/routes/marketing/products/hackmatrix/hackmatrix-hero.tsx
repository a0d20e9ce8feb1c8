import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { FIRST_SCREEN_END_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { JudgingDemo } from '~/features/hackmatrix/judging-demo/judging-demo';
import { Icon } from '~/ui/icons/icon';
import { Island } from '~/ui/island';

const onGlaze =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-tile px-5 py-2 font-semibold transition-colors focus-visible:outline-glaze-ink active:translate-y-px';

/** The judging interface is the hero. The headline is in its largest tile. */
export function HackMatrixHero() {
  return (
    <section className="wrap grid gap-grout">
      <div
        {...{ [FIRST_SCREEN_END_ATTRIBUTE]: '' }}
        className="flex min-h-72 flex-col justify-between gap-x-10 gap-y-8 rounded-tile rounded-se-[7rem] bg-glaze-vermilion p-5 text-glaze-ink md:rounded-se-[18rem] md:p-8 lg:grid lg:grid-cols-[7fr_5fr] lg:items-end"
      >
        <div className="grid h-full content-between gap-8">
          <p className="font-semibold">HackMatrix</p>
          <h1 className="max-w-[11ch] max-sm:text-[clamp(2.4rem,13.2vw,3.6rem)]">
            {hackMatrixContent.headline}
          </h1>
        </div>
        <div className="max-w-[27em] pb-1 md:pe-24 lg:pe-28">
          <p className="text-lg font-medium">{hackMatrixContent.lead}</p>
          <div className="mt-5 flex flex-wrap gap-2">
            <a href="#demo" className={`${onGlaze} bg-glaze-ink text-glaze-bone hover:bg-glaze-basalt`}>
              Request a demo
              <Icon name="arrow-right" />
            </a>
            <a
              href="#prices"
              className={`${onGlaze} underline decoration-2 underline-offset-4 hover:bg-glaze-ink hover:text-glaze-bone`}
            >
              Prices
            </a>
          </div>
        </div>
      </div>
      <div id="desk" className="scroll-mt-4">
        <Island name="judging-demo" component={JudgingDemo} props={{ level: 2 }} />
      </div>
    </section>
  );
}
