import { createAccountDeletion } from '../account-deletion/account-deletion.server';
import { createAccountItems } from '../account-items/account-items.server';
import { createAccountMessages } from '../account-messages/account-messages.server';
import { createAccounts } from '../accounts/accounts.server';
import { createBreachCheck } from '../accounts/breached-passwords/breached-passwords.server';
import { createAddressBook } from '../address-book/address-book.server';
import { createAnnouncementManagement } from '../announcements/announcement-management.server';
import { createApi } from '../api/api.server';
import { createApiKeyManagement } from '../api/api-key-management.server';
import { createArticleManagement } from '../articles/article-management.server';
import { createArticles } from '../articles/articles.server';
import { createAssistant } from '../assistant/assistant.server';
import { createAuditLog } from '../audit/audit-log.server';
import { getBackupSettings } from '../backups/backup-settings.server';
import { createBackups } from '../backups/backups.server';
import type { Database } from '../db/database.server';
import { createDemo } from '../demo/demo.server';
import { createEditions } from '../editions/editions.server';
import { createEmailQueue } from '../email/email-queue.server';
import { createMailbox } from '../email/mailbox.server';
import type { Environment } from '../env.server';
import { openObjectStore } from '../files/open-object-store.server';
import type { GapCounter } from '../gaps/gap-counter.server';
import { createGaps } from '../gaps/gaps.server';
import type { Help } from '../help-entries/cached-help.server';
import { createHelpManagement } from '../help-entries/help-management.server';
import type { Logger } from '../http/logger.server';
import { createSitePaths, type SitePathOptions } from '../http/pages/site-paths.server';
import {
  createInboundEmail,
  getAnswerOptions,
  listOwnAddresses,
} from '../inbound-email/inbound-email.server';
import { renderStoredInvoice } from '../invoices/render-invoice.server';
import { createApplications } from '../leads/applications/applications.server';
import { createCallManagement } from '../leads/calls/call-management.server';
import { createCalls } from '../leads/calls/calls.server';
import { createInbox } from '../leads/inbox/inbox.server';
import { createLeads } from '../leads/leads.server';
import { createMeasurements } from '../measurements/measurements.server';
import type { MeasurementDeps } from '../measurements/read-visits.server';
import { createNewsletter } from '../newsletter/newsletter.server';
import { createSubscriberManagement } from '../newsletter/subscriber-management.server';
import { createNotifications } from '../notifications/notifications.server';
import { createOpenRoleManagement } from '../open-roles/open-role-management.server';
import { createOpenRoles } from '../open-roles/open-roles.server';
import { createLaunchChecklist } from '../operations/launch-checklist.server';
import { createOperations } from '../operations/operations.server';
import { createSettingsCheck } from '../operations/settings-check.server';
import { createProductPictureCheck } from '../profiles/pictures/check-product-picture.server';
import { decodeInProcess } from '../profiles/pictures/decode-picture.server';
import { createProfiles } from '../profiles/profiles.server';
import { createMilestoneInvoicing, createProjectBilling } from '../project-billing/project-billing.server';
import { createProjectManagement } from '../projects/project-management.server';
import { createProjects } from '../projects/projects.server';
import { createTextPictures } from '../publishing/text-pictures.server';
import { createQuotes } from '../quotes/quotes.server';
import { createRedirectManagement } from '../redirects/redirect-management.server';
import { createRedirects } from '../redirects/redirects.server';
import { listPublicPaths } from '../site-index/site-index.server';
import { indexSiteContent } from '../site-search/index-site-content.server';
import { createSiteSearch } from '../site-search/site-search.server';
import { createWebhookManagement } from '../webhooks/webhook-management.server';
import type { PageInvalidation } from './page-invalidation.server';
import { createShopServices } from './shop-services.server';
import type { Threads } from './threads.server';

interface SiteServicesOptions extends Threads {
  environment: Environment;
  database: Database;
  secret: string;
  logger: Logger;
  clock: () => Date;
  invalidation: PageInvalidation;
  gapCounter: GapCounter;
  /** In the memory of the process. */
  help: Help;
  refreshAnnouncements: () => Promise<void>;
  /** The addresses that the site answers, of the build and of its files. */
  siteAddresses: Pick<SitePathOptions, 'build' | 'hasFile'>;
  /** Facts about the pages of the site. */
  self: Pick<MeasurementDeps, 'facts' | 'listDocuments'>;
}

/** Every service of the site except the organisation's sign-in, which needs a page renderer. */
export function createSiteServices(options: SiteServicesOptions) {
  const { environment, database, secret, logger, clock, invalidation, gapCounter, siteAddresses } = options;
  const { emailThread, pdfThread } = options;
  const siteUrl = environment.PUBLIC_URL;
  const emailQueue = createEmailQueue({ clock, answers: getAnswerOptions(environment, secret) });
  const decodePicture = decodeInProcess();
  const shop = createShopServices({
    environment,
    database,
    secret,
    clock,
    emailQueue,
    logger,
    emailThread,
    pdfThread,
    invalidateCatalogue: invalidation.invalidateCatalogue,
  });
  const articles = createArticles(database);
  const checkPicture = createProductPictureCheck(decodePicture);
  const { help } = options;
  const openRoles = createOpenRoles(database, { clock });
  const siteSearch = createSiteSearch(database, { clock, readHelp: help.read });
  const newsletter = createNewsletter(database, { emailQueue, secret, siteUrl, clock });
  const accounts = createAccounts(database, {
    secret,
    publicUrl: siteUrl,
    demo: environment.DEMO,
    requiresStaffTwoFactor: environment.STAFF_TWO_FACTOR,
    emailQueue,
    clock,
    isBreachedPassword: createBreachCheck({
      url: environment.BREACHED_PASSWORDS_URL,
      reportError: (error) =>
        logger.warn(
          { error },
          'The service of breached passwords did not answer. Only the bundled list was checked.',
        ),
    }),
  });
  const projects = createProjects(database, { emailQueue, secret, siteUrl, clock });
  const { catalogue, orders } = shop;
  return {
    environment,
    database,
    ...shop,
    articles,
    help,
    openRoles,
    siteSearch,
    newsletter,
    projects,
    textPictures: createTextPictures(database),
    openRoleManagement: createOpenRoleManagement(database, { clock }),
    articleManagement: createArticleManagement(database, {
      clock,
      checkPicture,
      announce: invalidation.invalidateArticles,
    }),
    helpManagement: createHelpManagement(database, {
      clock,
      checkPicture,
      index: (transaction) => indexSiteContent({ db: transaction }, clock()),
      announce: () => {
        help.refresh();
        invalidation.invalidateHelp();
      },
    }),
    editions: createEditions(database, {
      emailQueue,
      clock,
      listArticles: articles.listArticles,
      render: emailThread.render,
    }),
    subscriberManagement: createSubscriberManagement(database, { clock }),
    announcementManagement: createAnnouncementManagement(database, {
      clock,
      announce: options.refreshAnnouncements,
    }),
    backups: createBackups(database, {
      settings: getBackupSettings(environment),
      openStore: () => openObjectStore(environment),
      clock,
      // At every level: who has a copy of everything must be known later.
      report: (details, message) => logger.warn(details, message),
    }),
    settingsCheck: createSettingsCheck(database, { environment, secret, source: process.env }),
    launchChecklist: createLaunchChecklist(database, { environment, clock }),
    auditLog: createAuditLog(database, { clock }),
    operations: createOperations(database, { clock }),
    leads: createLeads(database, { secret, clock }),
    inbox: createInbox(database, { emailQueue, clock }),
    inboundEmail: createInboundEmail(database, {
      emailQueue,
      secret,
      clock,
      parse: emailThread.parse,
      ownAddresses: listOwnAddresses(environment),
    }),
    applications: createApplications(database, { emailQueue, clock }),
    calls: createCalls(database, { clock, siteUrl, secret }),
    callManagement: createCallManagement(database, {
      emailQueue,
      clock,
      announceLength: invalidation.invalidateCallLength,
    }),
    accounts,
    demo: createDemo(database, {
      accounts,
      secret,
      clock,
      isOn: environment.DEMO,
      hasBusiness: environment.DEMO_BUSINESS,
    }),
    profiles: createProfiles(database, { clock, decodePicture }),
    accountItems: createAccountItems(database, { clock }),
    accountMessages: createAccountMessages(database, { emailQueue, clock }),
    addressBook: createAddressBook(database, { clock }),
    mailbox: createMailbox(database, emailThread, ({ id }) =>
      renderStoredInvoice({ db: database.db, pdfThread }, id),
    ),
    accountDeletion: createAccountDeletion(database, {
      emailQueue,
      secret,
      demo: environment.DEMO,
      clock,
    }),
    notifications: createNotifications(database, { newsletter, secret, clock }),
    projectManagement: createProjectManagement(database, {
      emailQueue,
      secret,
      siteUrl,
      clock,
      invoiceMilestone: createMilestoneInvoicing({ emailQueue, secret }),
    }),
    quotes: createQuotes(database, { emailQueue, secret, clock }),
    projectBilling: createProjectBilling(database, { emailQueue, secret, clock }),
    assistant: createAssistant({ catalogue, orders, projects, findPassages: siteSearch.findPassages }),
    measurements: createMeasurements(database, { clock, ...options.self }),
    gaps: createGaps(database, { clock, counter: gapCounter }),
    redirects: createRedirects(database, { clock }),
    webhookManagement: createWebhookManagement(database, { secret, clock }),
    api: createApi(database, { clock, siteUrl, renderInvoice: shop.invoices.renderPdf }),
    apiKeyManagement: createApiKeyManagement(database, { clock }),
    redirectManagement: createRedirectManagement(database, {
      clock,
      sitePaths: createSitePaths({
        ...siteAddresses,
        origin: siteUrl,
        listPaths: () => listPublicPaths({ catalogue, articles, help, openRoles }),
      }),
    }),
  };
}
