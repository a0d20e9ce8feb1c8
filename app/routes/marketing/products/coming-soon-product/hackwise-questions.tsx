import type { ReactNode } from 'react';
import type { ComingSoonContent } from '~/content/products/coming-soon-content';
import { hackwiseNight, hackwiseWishes, type Wish } from '~/content/products/hackwise-night';
import { square } from '~/ui/art/tile-shapes';
import { PartProgress } from './part-progress';

const SIDE = 11;
const PITCH = 12;
const longestWish = Math.max(...hackwiseWishes.map(({ hours }) => hours));

type Part = ComingSoonContent['parts'][number];

/** The three parts of HackWise, each with a sample of what it asks a team at night. */
export function HackWiseQuestions({ parts: [idea, plan, pitch] }: { parts: readonly Part[] }) {
  const { headline, time } = hackwiseNight;
  return (
    <section aria-labelledby="parts-title" className="wrap section">
      <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-3">
        <h2 id="parts-title" className="max-w-[14ch]">
          {headline}
        </h2>
        <p className="text-muted">Samples: one team, {time}</p>
      </div>
      <div className="mt-8 grid gap-grout md:mt-12 lg:grid-cols-[5fr_7fr]">
        {idea && (
          <QuestionTile part={idea}>
            <Conversation />
          </QuestionTile>
        )}
        {plan && (
          <QuestionTile part={plan} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ShrinkingPlan />
          </QuestionTile>
        )}
        {pitch && (
          <QuestionTile part={pitch}>
            <ol className="grid gap-3">
              {hackwiseNight.pitch.map((question) => (
                <li key={question} className="font-display text-h3 font-semibold">
                  {question}
                </li>
              ))}
            </ol>
          </QuestionTile>
        )}
      </div>
    </section>
  );
}

interface QuestionTileProps {
  part: Part;
  className?: string;
  children: ReactNode;
}

function QuestionTile({ part: { name, state, description }, className = '', children }: QuestionTileProps) {
  return (
    <article className={`flex flex-col gap-8 rounded-tile bg-surface p-5 md:p-8 ${className}`}>
      <div>
        <h3>{name}</h3>
        <p className="mt-2 mb-4 max-w-[32em] text-muted">{description}</p>
        <PartProgress state={state} fill="fill-glaze-jade" />
      </div>
      <div className="mt-auto">{children}</div>
    </article>
  );
}

function Conversation() {
  const { said, asked } = hackwiseNight.idea;
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="text-sm text-muted">The team</dt>
        <dd>{said}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">HackWise</dt>
        <dd className="font-display text-h3 font-semibold">{asked}</dd>
      </div>
    </dl>
  );
}

/** The wishes of the team, a tile for each hour. Those that do not fit are cut. */
function ShrinkingPlan() {
  return (
    <>
      <p className="font-display text-h2 font-semibold tracking-[-0.035em]">
        {hackwiseNight.hoursLeft} hours left
      </p>
      <ul className="mt-6 grid gap-5">
        {hackwiseWishes.map((wish) => (
          <WishBar key={wish.name} wish={wish} />
        ))}
      </ul>
    </>
  );
}

function WishBar({ wish: { name, hours, isCut } }: { wish: Wish }) {
  const tiles = Array.from({ length: hours }, (_, hour) => square(hour * PITCH, 0, SIDE)).join('');
  return (
    <li>
      <p className="flex justify-between gap-4">
        <span className={isCut ? 'text-muted line-through' : 'font-semibold'}>{name}</span>
        <span className="text-muted">{isCut ? `${hours} hours, cut` : `${hours} hours`}</span>
      </p>
      <svg
        viewBox={`0 0 ${longestWish * PITCH - 1} ${SIDE}`}
        aria-hidden="true"
        className="mt-2 block w-full"
      >
        <path d={tiles} className={isCut ? 'fill-tile-2' : 'fill-glaze-jade'} />
      </svg>
    </li>
  );
}
