import clsx from 'clsx';
import { findTeamMember } from '~/content/company/team';
import { type DesignStep, designSteps } from '~/content/demos/design-agency-content';
import { dot, leaf, quarter, square, triangle } from '~/ui/art/tile-shapes';

const shapes: Record<DesignStep['id'], string> = {
  look: dot(0, 0, 10),
  draw: triangle(0, 0, 10, 3),
  wait: leaf(0, 0, 10),
  remove: quarter(0, 0, 10, 1),
  set: square(0, 0, 10),
};

/** One word for each window height, with its shape beside it. The text alternates between left and right. */
export function DesignStepList() {
  return (
    <ol>
      {designSteps.map(({ id, verb, text, teamMemberId }, index) => {
        const teamMember = findTeamMember(teamMemberId);
        const isRight = index % 2 === 1;
        return (
          <li
            key={id}
            className="wrap flex flex-col justify-center gap-8 overflow-x-clip py-16 max-md:gap-4 md:min-h-svh md:py-20"
          >
            <h2
              className={clsx(
                'bold-on-scroll text-[clamp(4rem,18.5vw,17.5rem)] leading-[0.82] tracking-[-0.055em]',
                // Negative letter spacing moves the last letter over the edge; the padding compensates.
                isRight && 'md:pe-[0.03em] md:text-end',
              )}
            >
              {verb}
            </h2>
            <div
              className={clsx(
                'mt-4 grid max-w-[44rem] grid-cols-[3rem_1fr] gap-x-6 md:grid-cols-[6rem_1fr] md:gap-x-10',
                isRight ? 'md:ms-0' : 'md:ms-auto',
              )}
            >
              <svg viewBox="0 0 10 10" aria-hidden="true" className="w-full">
                <path d={shapes[id]} className={id === 'set' ? 'fill-glaze-vermilion' : 'fill-tile-3'} />
              </svg>
              <div>
                <p className="text-lead">{text}</p>
                {teamMember && (
                  <p className="mt-4 text-muted">
                    <span className="font-semibold text-text">{teamMember.name}.</span> {teamMember.strength}
                  </p>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
