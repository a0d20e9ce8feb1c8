import { Resolver } from 'node:dns/promises';
import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '../../app/domain/operations/diagnosis.ts';

/** The TXT records of a name, each in its parts. Rejects with the codes of `node:dns`. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const resolver = new Resolver({ timeout: 3_000, tries: 2 });

const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

/** The records that begin with a version, such as `v=spf1`. */
async function findRecords(resolve: ResolveTxt, name: string, version: string): Promise<string[]> {
  try {
    const records = (await resolve(name)).map((parts) => parts.join(''));
    return records.filter((record) => record.split(/[ ;]/, 1)[0] === version);
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_RECORD.has(String(error.code))) return [];
    throw error;
  }
}

/** The domain and the domains above it, without the last label: a DMARC record of the organisation counts for its subdomains. */
function listDmarcNames(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => `_dmarc.${labels.slice(index).join('.')}`);
}

async function hasDmarcRecord(resolve: ResolveTxt, domain: string): Promise<boolean> {
  for (const name of listDmarcNames(domain))
    if ((await findRecords(resolve, name, 'v=DMARC1')).length > 0) return true;
  return false;
}

/** Whether the DNS of the sender's domain has what mail providers ask for. Their key of DKIM has a name that only they know. */
export async function checkMailDomain(
  sender: string,
  resolve: ResolveTxt = (name) => resolver.resolveTxt(name),
): Promise<Diagnosis> {
  const [, domain = ''] = /@([^@\s>]+)>?\s*$/.exec(sender) ?? [];
  try {
    const spfRecords = await findRecords(resolve, domain, 'v=spf1');
    if (spfRecords.length > 1)
      return createProblemDiagnosis(
        `${domain} has ${spfRecords.length} SPF records, so none of them counts. Merge them into one.`,
        'MAIL_FROM',
      );
    if (!(await hasDmarcRecord(resolve, domain)))
      return createProblemDiagnosis(
        `${domain} has no DMARC record: large mail providers refuse emails or mark them as spam. Add the TXT record _dmarc.${domain}, for example v=DMARC1; p=none`,
        'MAIL_FROM',
      );
    return createHealthyDiagnosis(
      spfRecords.length === 1
        ? `${domain} has an SPF and a DMARC record.`
        : `${domain} has a DMARC record but no SPF record. Emails need one unless the mail server sends with a return address of its own domain.`,
      'MAIL_FROM',
    );
  } catch {
    return createHealthyDiagnosis(`The DNS records of ${domain} could not be looked up.`, 'MAIL_FROM');
  }
}
