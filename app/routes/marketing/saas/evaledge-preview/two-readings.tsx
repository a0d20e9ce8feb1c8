import { findTeamMember } from '~/content/company/team';
import {
  evalEdgePreviewContent,
  heroAnswerId,
  MAX_RUBRIC_POINTS,
  sampleAnswers,
  sampleGraders,
  sampleRubric,
} from '~/content/products/evaledge-preview-content';
import { Portrait } from '~/ui/art/portrait/portrait';
import { LinkButton } from '~/ui/buttons/link-button';
import { TextLink } from '~/ui/buttons/text-link';

function getGrader(id: string) {
  const member = findTeamMember(id);
  if (!member) throw new Error(`There is no team member ${id}.`);
  return { ...member, firstName: member.name.split(' ')[0] ?? member.name };
}

export const graders = { first: getGrader(sampleGraders.first), second: getGrader(sampleGraders.second) };

const answer = sampleAnswers.find(({ id }) => id === heroAnswerId);
const maxMark = sampleRubric.length * MAX_RUBRIC_POINTS;

/** The problem: one answer between the two people who marked it. */
export function TwoReadings() {
  if (!answer) return null;
  return (
    <section className="wrap pt-8 md:pt-14">
      <p className="font-semibold text-product-4">{evalEdgePreviewContent.label}</p>
      <h1 className="mt-4 max-w-[22ch] text-h2 md:text-h1">{evalEdgePreviewContent.headline}</h1>
      <div className="mt-8 grid grid-cols-2 gap-grout md:mt-12 lg:grid-cols-4">
        <Reading grader={graders.first} points={answer.first} />
        <blockquote className="col-span-2 flex flex-col justify-between gap-8 rounded-tile bg-glaze-indigo p-5 text-glaze-bone max-lg:order-first md:p-8 md:rounded-se-[8rem]">
          <p className="text-sm">
            Answer {answer.id.toUpperCase()} to “{evalEdgePreviewContent.taskName}”
          </p>
          <p className="font-display text-[clamp(1.45rem,2.1vw,2.1rem)] leading-[1.12] font-semibold tracking-[-0.025em]">
            {answer.text}
          </p>
        </blockquote>
        <Reading grader={graders.second} points={answer.second} />
      </div>
      <div className="mt-8 grid gap-x-14 gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end">
        <p className="max-w-[40em] text-lead text-muted">{evalEdgePreviewContent.lead}</p>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <LinkButton href="#rubric" size="lg">
            Try the rubric
          </LinkButton>
          <TextLink href="#waitlist" arrow="none">
            Join the waiting list
          </TextLink>
        </p>
      </div>
    </section>
  );
}

function Reading({ grader, points }: { grader: typeof graders.first; points: readonly number[] }) {
  const mark = points.reduce((sum, point) => sum + point, 0);
  return (
    <figure className="flex flex-col rounded-tile bg-surface">
      <Portrait features={grader.portrait} className="block aspect-square w-full rounded-tile" />
      <figcaption className="grow p-4 md:p-5">
        <span className="font-display text-h2 font-semibold tabular-nums">
          {mark}
          <span className="text-h3 text-muted"> of {maxMark}</span>
        </span>
        <span className="mt-3 block font-semibold">{grader.firstName}</span>
        <span className="block text-sm text-muted">
          {sampleRubric.map(({ name }, index) => `${name} ${points[index]}`).join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}
