import { cachedAs } from '~/cached-query';
import { auditDocuments, auditedPages, quickAuditContent } from '~/content/services/quick-audit-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { ServiceEnquirySection } from '~/features/contact/service-enquiry-section';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { SampleDocuments } from '~/sections/marketing/sample-documents';
import { createPageMeta } from '~/sections/meta/page-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { submitServiceEnquiry } from '~/server/leads/forms/submit-service-enquiry.server';
import { findNextStart } from '../find-next-start.server';
import type { Route } from './+types/quick-audit-page';
import { AuditHero } from './audit-hero';
import { AuditLimits } from './audit-limits';
import { AuditReport } from './audit-report';

const [firstPage] = auditedPages;
const findPage = (id: string | null) => auditedPages.find((page) => page.id === id) ?? firstPage;

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedAs((query) =>
    query.has('page') ? paths.quickAudit(findPage(query.get('page'))?.id) : paths.quickAudit(),
  ),
  breadcrumbs: buildBreadcrumbs(paths.quickAudit(), paths.services()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return {
    pageId: findPage(new URL(request.url).searchParams.get('page'))?.id,
    nextStart: findNextStart(context, quickAuditContent.nextStart),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return respondToSubmission(
    await submitServiceEnquiry(await readForm(request), {
      topic: 'quick-audit',
      leads: await getLeadsOfSender(context),
    }),
  );
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Website audit in two weeks',
    description:
      'A website audit at a fixed price: speed, accessibility, code and safety in ten working days. With a sample report on our own site, faults included.',
    isNoindex: args.location.search !== '',
  });

export default function QuickAuditPage({ loaderData, actionData }: Route.ComponentProps) {
  const enquiry = (
    <ServiceEnquirySection
      topic="quick-audit"
      headline={quickAuditContent.enquiryHeadline}
      lead={quickAuditContent.enquiryLead}
      nextStart={loaderData.nextStart}
      messageHint={quickAuditContent.messageHint}
      action={paths.quickAudit()}
      lastResult={actionData}
    />
  );
  if (actionData) return enquiry;
  const page = auditedPages.find(({ id }) => id === loaderData.pageId);
  return (
    <>
      <AuditHero />
      {page && <AuditReport page={page} />}
      <AuditLimits />
      <SampleDocuments
        layout="sheets"
        headline={quickAuditContent.documentsHeadline}
        documents={auditDocuments}
      />
      {enquiry}
    </>
  );
}
