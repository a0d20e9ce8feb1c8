import { cachedWithout } from '~/cached-query';
import { fractionExercises } from '~/content/services/fraction-lesson';
import { learningContent, paperBefore, stopReport, teacherWeek } from '~/content/services/learning-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { formatAnswer, parseAnswers, runLesson } from '~/domain/services/adaptive-lesson';
import { ServiceEnquirySection } from '~/features/contact/service-enquiry-section';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { SampleDocuments } from '~/sections/marketing/sample-documents';
import { ServiceStories } from '~/sections/marketing/service-stories';
import { createPageMeta } from '~/sections/meta/page-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { submitServiceEnquiry } from '~/server/leads/forms/submit-service-enquiry.server';
import { services } from '~/server/services.server';
import { findNextStart } from '../find-next-start.server';
import type { Route } from './+types/learning-page';
import { LearningMethod } from './learning-method';
import { LearningPilot } from './learning-pilot';
import { LessonHero } from './lesson-hero';
import { describeLesson } from './lesson-texts';

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedWithout('a', 'next'),
  breadcrumbs: buildBreadcrumbs(paths.learning(), paths.services()),
};

function readLesson(url: string, publicUrl: string) {
  const query = new URL(url).searchParams;
  const answers = parseAnswers(query.getAll('a'), fractionExercises);
  const lesson = runLesson(answers, fractionExercises, query.get('next') ?? undefined);
  const action = paths.learning(answers.map(({ exercise, choice }) => formatAnswer(exercise.id, choice.id)));
  return { lesson, action, lessonUrl: publicUrl + action };
}

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  const nextStart = findNextStart(context, learningContent.nextStart);
  return { ...readLesson(request.url, context.get(services).environment.PUBLIC_URL), nextStart };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { lesson, lessonUrl } = readLesson(request.url, context.get(services).environment.PUBLIC_URL);
  const text = describeLesson(lesson);
  return respondToSubmission(
    await submitServiceEnquiry(await readForm(request), {
      topic: 'ai-powered-learning-solutions',
      leads: await getLeadsOfSender(context),
      result: text ? { text, url: lessonUrl } : undefined,
    }),
  );
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'AI-supported learning for schools',
    description:
      'Practice that adapts to each learner, with a teacher who sees the reason and can overrule it. Try a lesson on fractions, read what it rests on, ask for a pilot.',
    isNoindex: args.location.search !== '',
  });

const documents = [
  { id: 'before', ...paperBefore },
  { id: 'monday', ...teacherWeek },
  { id: 'stop', ...stopReport },
];

export default function LearningPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lesson, lessonUrl } = loaderData;
  const enquiry = (
    <ServiceEnquirySection
      topic="ai-powered-learning-solutions"
      headline={learningContent.enquiryHeadline}
      lead={learningContent.enquiryLead}
      nextStart={loaderData.nextStart}
      messageHint={learningContent.messageHint}
      action={loaderData.action}
      resultText={describeLesson(lesson)}
      lastResult={actionData}
    />
  );
  if (actionData) return enquiry;
  return (
    <>
      <LessonHero lesson={lesson} lessonUrl={lessonUrl} />
      <LearningMethod />
      <LearningPilot />
      <ServiceStories serviceId="ai-powered-learning-solutions" headline={learningContent.proofHeadline} />
      <SampleDocuments headline={learningContent.documentsHeadline} documents={documents} />
      {enquiry}
    </>
  );
}
