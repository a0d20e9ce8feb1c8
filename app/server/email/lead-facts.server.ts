import { openRoles } from '~/content/careers/open-roles';
import { budgetLabels, contactTopics } from '~/content/contact/contact-content';
import { partnerKinds } from '~/content/contact/partners-content';
import { appStores } from '~/content/demos/mobile-app-content';
import { repositoryHelpArticles } from '~/content/help/help-articles';
import { softwareProducts } from '~/content/products/software-products';
import { serviceEnquiries } from '~/content/services/service-enquiries';
import type { LeadKind, StoredLead } from '~/domain/contact/lead';
import { formatFileSize } from '~/domain/files/attachment';
import { isIsoDay } from '~/domain/time/wall-clock';
import { site } from '~site';
import { formatIsoDay } from '../iso-day.server';

export interface LeadFact {
  term: string;
  value: string;
}

const TERMS: Readonly<Record<string, string>> = {
  organisation: 'Organisation',
  date: 'Date',
  budget: 'Budget before GST',
  deadline: 'By when',
  reference: 'Order or event',
  gstin: 'GSTIN',
  web: 'Web address',
  result: 'Worked out on the page',
  resultUrl: 'Page of the result',
  helped: 'Did it help?',
};

const TOPIC_TERMS: Partial<Record<LeadKind, string>> = {
  'help-feedback': 'Help article',
  'not-found': 'Address',
};

/** The label of a field. Without an own label, "preferredTime" and "preferred-time" become "Preferred time". */
function toTerm(key: string): string {
  const words = key.replace(/([a-z])([A-Z])|[-_]/g, '$1 $2').toLowerCase();
  return TERMS[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The names of our ids. */
const NAMES_BY_ID = new Map<string, string>([
  ...[...softwareProducts, ...appStores, ...serviceEnquiries].map(({ id, name }) => [id, name] as const),
  ...contactTopics.map(({ id, label }) => [id, label] as const),
  ...openRoles.map(({ id, title }) => [id, title] as const),
  ...partnerKinds.map(({ id, name }) => [id, name] as const),
  ...Object.entries(budgetLabels),
  ...repositoryHelpArticles.map(({ slug, question }) => [slug, question] as const),
  ...([
    ['yes', 'Yes'],
    ['no', 'No'],
  ] as const),
]);

/** The text of an entered value. Empty for anything other than text, numbers and lists of them. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).filter(Boolean).join(', ');
  if (typeof value === 'number') return value.toLocaleString(site.language);
  if (typeof value !== 'string') return '';
  if (isIsoDay(value)) return formatIsoDay(value);
  return NAMES_BY_ID.get(value) ?? value;
}

type LeadFields = Omit<StoredLead, 'id' | 'createdAt' | 'isEmailConfirmed' | 'isEmailWithheld'>;

/** The fields of a form besides its message, with labels. An application has the title that its role had. */
export function listLeadFacts({ kind, topic, name, email, meta, files = [] }: LeadFields): LeadFact[] {
  const { roleTitle, question, ...fields } = meta;
  const entries: [string, unknown][] = [
    [TOPIC_TERMS[kind] ?? 'About', roleTitle ?? topic],
    ['Name', name],
    ['Email', email],
    ...Object.entries(fields).map(([key, value]): [string, unknown] => [toTerm(key), value]),
    ...files.map((file): [string, string] => ['File', `${file.name}, ${formatFileSize(file.size)}`]),
  ];
  return entries
    .map(([term, value]) => ({ term, value: formatValue(value) }))
    .filter(({ value }) => value !== '');
}

/** What a message is about, in a few words: the chosen topic, or the subject of the email that began it. Empty without both. */
export const describeLeadSubject = ({ topic, meta }: Pick<StoredLead, 'topic' | 'meta'>): string =>
  formatValue(meta.subject ?? meta.roleTitle ?? topic);

/** A short id for conversations with the sender. It is no secret and opens nothing. */
export const formatLeadReference = (id: string): string => id.slice(-8).toUpperCase();
