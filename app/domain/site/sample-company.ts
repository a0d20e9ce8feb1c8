/** What customers use to reach and to pay a company. */
export interface CompanyFacts {
  domain: string;
  emails: readonly string[];
  phone: string;
  gstin: string;
  bankAccount: string;
  upiId: string;
}

export type CompanyFact = keyof CompanyFacts;

/** In the order in which they are listed. */
export const COMPANY_FACT_LABELS: Readonly<Record<CompanyFact, string>> = {
  gstin: 'GSTIN',
  bankAccount: 'bank account',
  upiId: 'UPI id',
  domain: 'domain',
  emails: 'email addresses',
  phone: 'phone number',
};

/** The invented facts of the company that this repository describes. No money and no call arrives there. */
const SAMPLE: Readonly<Record<'gstin' | 'bankAccount' | 'upiId' | 'phone', string>> = {
  gstin: '29AAFCT2017K1Z8',
  bankAccount: '000000002017',
  upiId: 'tessera@upi',
  phone: '+91 80 0000 2017',
};

/** Domains that nobody can own (RFC 2606): no email arrives there. */
const RESERVED_DOMAIN = /(^|[.@])(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** R-SETUP-1: the facts of a company that are still those of the sample company, or that lead to nobody. */
export function findSampleFacts(facts: CompanyFacts): CompanyFact[] {
  const isSample: Readonly<Record<CompanyFact, boolean>> = {
    gstin: facts.gstin === SAMPLE.gstin,
    bankAccount: facts.bankAccount === SAMPLE.bankAccount,
    upiId: facts.upiId === SAMPLE.upiId,
    domain: RESERVED_DOMAIN.test(facts.domain),
    emails: facts.emails.some((email) => RESERVED_DOMAIN.test(email)),
    phone: facts.phone === SAMPLE.phone,
  };
  return (Object.keys(COMPANY_FACT_LABELS) as CompanyFact[]).filter((fact) => isSample[fact]);
}
