import { benefits, careersContent, hiringSteps } from '~/content/careers/careers-content';
import {
  companyContacts,
  companyFactsContent,
  verifiableFacts,
} from '~/content/company/company-facts-content';
import { companyStoryContent, timeline } from '~/content/company/company-story-content';
import { manifestoContent, manifestoPrinciples } from '~/content/company/manifesto-content';
import { bookCallContent } from '~/content/contact/book-call-content';
import { contactContent } from '~/content/contact/contact-content';
import { partnerKinds, partnersContent } from '~/content/contact/partners-content';
import { classicContent } from '~/content/demos/classic-content';
import { designAgencyContent } from '~/content/demos/design-agency-content';
import { digitalAgencyContent } from '~/content/demos/digital-agency-content';
import { financeConsultingContent, financeQuestions } from '~/content/demos/finance-consulting-content';
import { mobileAppContent, mobileAppFeatures } from '~/content/demos/mobile-app-content';
import { productLandingContent } from '~/content/demos/product-landing-content';
import { seoAgencyContent } from '~/content/demos/seo-agency-content';
import { privacyPolicy } from '~/content/legal/privacy-policy';
import { refundPolicy } from '~/content/legal/refund-policy';
import { termsOfUse } from '~/content/legal/terms-of-use';
import { caseChapters, editorialCaseContent } from '~/content/portfolio/editorial-case-content';
import { engineeringCaseContent, engineeringDecisions } from '~/content/portfolio/engineering-case-content';
import { portfolioContent } from '~/content/portfolio/portfolio-content';
import { comingSoonContent, comingSoonProducts } from '~/content/products/coming-soon-content';
import { eveningContent } from '~/content/products/community-evening-content';
import { convergePageContent } from '~/content/products/converge-page-content';
import { evalEdgePreviewContent } from '~/content/products/evaledge-preview-content';
import { organiserContent } from '~/content/products/event-console-content';
import { hackMatrixContent, hackMatrixFeatures } from '~/content/products/hackmatrix-content';
import { hackwiseNight } from '~/content/products/hackwise-night';
import { judgingFeatureContent, judgingPath } from '~/content/products/judging-feature-content';
import { pricingContent } from '~/content/products/pricing-content';
import { suiteContent, suiteSteps } from '~/content/products/suite-content';
import { taskFlowPreviewContent } from '~/content/products/taskflow-preview-content';
import { hackathonContent } from '~/content/services/hackathon-content';
import { learningContent, privacyFacts } from '~/content/services/learning-content';
import { quickAuditContent } from '~/content/services/quick-audit-content';
import { serviceRoomsContent } from '~/content/services/service-rooms-content';
import { twelveWeeksContent } from '~/content/services/twelve-weeks-content';
import { webContent, webPromises } from '~/content/services/web-content';
import { workshopContent } from '~/content/services/workshop-content';
import { paths } from '~/paths';

/** The content of pages, by path. The index takes the texts in it. */
export const pageTexts: Readonly<Record<string, readonly unknown[]>> = {
  [paths.product('hackmatrix')]: [hackMatrixContent, hackMatrixFeatures],
  [paths.product('converge')]: [convergePageContent],
  [paths.product('bridge')]: [comingSoonProducts.bridge],
  [paths.product('evaledge')]: [comingSoonProducts.evaledge],
  [paths.product('hackwise')]: [comingSoonProducts.hackwise, hackwiseNight],
  [paths.product('taskflow')]: [comingSoonProducts.taskflow],
  [paths.comingSoon()]: [comingSoonContent],
  [paths.organiserTour()]: [organiserContent],
  [paths.communityTour()]: [eveningContent],
  [paths.evalEdgePreview()]: [evalEdgePreviewContent],
  [paths.taskFlowPreview()]: [taskFlowPreviewContent],
  [paths.suite()]: [suiteContent, suiteSteps],
  [paths.judging()]: [judgingFeatureContent, judgingPath],
  [paths.pricing()]: [pricingContent],
  [paths.services()]: [serviceRoomsContent],
  [paths.twelveWeeks()]: [twelveWeeksContent],
  [paths.quickAudit()]: [quickAuditContent],
  [paths.webDevelopment()]: [webContent, webPromises],
  [paths.learning()]: [learningContent, privacyFacts],
  [paths.workshops()]: [workshopContent],
  [paths.hackathonPlan()]: [hackathonContent],
  [paths.portfolio.masonry()]: [portfolioContent],
  [paths.portfolio.editorialCase()]: [editorialCaseContent, caseChapters],
  [paths.portfolio.engineeringCase()]: [engineeringCaseContent, engineeringDecisions],
  [paths.companyStory()]: [companyStoryContent, timeline],
  [paths.companyFacts()]: [companyFactsContent, verifiableFacts, companyContacts],
  [paths.manifesto()]: [manifestoContent, manifestoPrinciples],
  [paths.careers()]: [careersContent, hiringSteps, benefits],
  [paths.partners()]: [partnersContent, partnerKinds],
  [paths.contact()]: [contactContent],
  [paths.bookCall()]: [bookCallContent],
  [paths.termsOfUse()]: [termsOfUse],
  [paths.privacy()]: [privacyPolicy],
  [paths.refundPolicy()]: [refundPolicy],
  [paths.demos.classic()]: [classicContent],
  [paths.demos.designAgency()]: [designAgencyContent],
  [paths.demos.digitalAgency()]: [digitalAgencyContent],
  [paths.demos.financeConsulting()]: [financeConsultingContent, financeQuestions],
  [paths.demos.mobileApp()]: [mobileAppContent, mobileAppFeatures],
  [paths.demos.productLanding()]: [productLandingContent],
  [paths.demos.seoAgency()]: [seoAgencyContent],
};

/** Shorter strings are labels, ids and paths. */
const MIN_TEXT_LENGTH = 24;
const PATH_OR_CODE = /^(?:\/|https?:|[\w-]+$)/;

/** The texts in a value of the content, in their order: every string of more than one word. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string')
    return value.length >= MIN_TEXT_LENGTH && value.includes(' ') && !PATH_OR_CODE.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

/** The paragraphs of a Markdown text as plain text, without code blocks, tables and the title. */
export function splitMarkdown(text: string): string[] {
  return text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/\n{2,}/)
    .filter((block) => !/^\s*(?:\||#\s|---)/.test(block))
    .map((block) =>
      block
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\[\^[^\]]*\]:?/g, '')
        .replace(/^\s*(?:#{2,}|>|[-*]|\d+\.)\s+/gm, '')
        .replace(/[*_`>]+/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}
