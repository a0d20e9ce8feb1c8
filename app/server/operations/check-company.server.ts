import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '~/domain/operations/diagnosis';
import { COMPANY_FACT_LABELS, type CompanyFact, findSampleFacts } from '~/domain/site/sample-company';
import { site } from '~site';
import type { Environment } from '../env.server';

type CompanySettings = Pick<Environment, 'DEMO' | 'UPI_ID'>;

/** The facts of `site.config.ts` and the settings that are still those of the sample company. */
export const findSampleFactsOfSite = ({ UPI_ID }: Pick<CompanySettings, 'UPI_ID'>): CompanyFact[] =>
  findSampleFacts({
    domain: site.domain,
    emails: Object.values(site.emails),
    phone: site.phone.display,
    gstin: site.gstin,
    bankAccount: site.payment.bank.accountNumber,
    upiId: UPI_ID,
  });

const list = new Intl.ListFormat(site.language, { type: 'conjunction' });

/** "the GSTIN, bank account and phone number". */
export const describeCompanyFacts = (facts: readonly CompanyFact[]): string =>
  `the ${list.format(facts.map((fact) => COMPANY_FACT_LABELS[fact]))}`;

/** R-SETUP-1: whether a site that is not a demo still has the invented facts of the sample company. */
export function checkCompany(settings: CompanySettings): Diagnosis[] {
  if (settings.DEMO) return [];
  const facts = findSampleFactsOfSite(settings);
  if (facts.length === 0)
    return [createHealthyDiagnosis(`The website and its invoices have the facts of ${site.legalName}.`)];
  return [
    createProblemDiagnosis(
      `Some facts are those of the sample company, which does not exist: ${describeCompanyFacts(facts)}. Enter yours in site.config.ts and start the site again.`,
      ...(facts.includes('upiId') ? ['UPI_ID'] : []),
    ),
  ];
}
